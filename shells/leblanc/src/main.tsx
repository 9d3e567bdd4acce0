import { leblanc } from '@veranda/brands'
import { leblancTheme } from '@veranda/brands/themes/leblanc'
import { mountPortal } from '@veranda/portal'

mountPortal({
  brand: leblanc,
  theme: leblancTheme,
  scenes: () => import('@veranda/brands/scenes/leblanc'),
  fonts: () => import('@veranda/brands/themes/leblanc-fonts'),
  words: {
    'en-US': () => import('@veranda/messages/lang/en-US.json'),
    'es-MX': () => import('@veranda/messages/lang/es-MX.json'),
  },
})
