import { palace } from '@veranda/brands'
import { palaceTheme } from '@veranda/design-system/themes/palace'
import { mountPortal } from '@veranda/portal'

mountPortal({
  brand: palace,
  theme: palaceTheme,
  scenes: () => import('@veranda/design-system/scenes/palace'),
  fonts: () => import('@veranda/design-system/themes/palace-fonts'),
  words: {
    'en-US': () => import('@veranda/messages/lang/en-US.json'),
    'es-MX': () => import('@veranda/messages/lang/es-MX.json'),
  },
})
