import { mountPortal } from '@veranda/portal'
import { brand } from './brand.ts'
import { theme } from './theme.css.ts'

mountPortal({
  brand,
  theme,
  scenes: () => import('@veranda/design-system/starter/scenes'),
  fonts: () => import('@veranda/design-system/starter/fonts'),
  words: {
{{words}}
  },
})
