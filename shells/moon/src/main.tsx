import { moon } from '@veranda/brands'
import { moonTheme } from '@veranda/design-system/themes/moon'
import { mountPortal } from '@veranda/portal'

mountPortal({
  brand: moon,
  theme: moonTheme,
  scenes: () => import('@veranda/design-system/scenes/moon'),
  fonts: () => import('@veranda/design-system/themes/moon-fonts'),
  words: {
    'en-US': () => import('@veranda/messages/lang/en-US.json'),
    'es-MX': () => import('@veranda/messages/lang/es-MX.json'),
  },
})
