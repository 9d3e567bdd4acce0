import { leblanc } from '@veranda/brands'
import { leblancTheme } from '@veranda/design-system/themes/leblanc'
import { mountPortal } from '@veranda/portal'

mountPortal({
  brand: leblanc,
  theme: leblancTheme,
  scenes: () => import('@veranda/design-system/scenes/leblanc'),
  fonts: () => import('@veranda/design-system/themes/leblanc-fonts'),
  words: {
    'en-US': () => import('@veranda/messages/lang/en-US.json'),
    'es-MX': () => import('@veranda/messages/lang/es-MX.json'),
  },
})
