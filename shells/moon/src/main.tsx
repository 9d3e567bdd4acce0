import { moon } from '@veranda/brands'
import { moonTheme } from '@veranda/brands/themes/moon'
import { mountPortal } from '@veranda/portal'

mountPortal({
  brand: moon,
  theme: moonTheme,
  scenes: () => import('@veranda/brands/scenes/moon'),
  fonts: () => import('@veranda/brands/themes/moon-fonts'),
  words: {
    'en-US': () => import('@veranda/messages/lang/en-US.json'),
    'es-MX': () => import('@veranda/messages/lang/es-MX.json'),
  },
})
