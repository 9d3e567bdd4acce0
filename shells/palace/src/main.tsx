import { palace } from '@veranda/brands'
import { palaceTheme } from '@veranda/brands/themes/palace'
import { mountPortal } from '@veranda/portal'

mountPortal({
  brand: palace,
  theme: palaceTheme,
  scenes: () => import('@veranda/brands/scenes/palace'),
  fonts: () => import('@veranda/brands/themes/palace-fonts'),
  words: {
    'en-US': () => import('@veranda/messages/lang/en-US.json'),
    'es-MX': () => import('@veranda/messages/lang/es-MX.json'),
  },
})
