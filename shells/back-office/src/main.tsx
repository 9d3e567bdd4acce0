import { mountBackOffice } from '@veranda/back-office'
import { leblancScenes } from '@veranda/design-system/scenes/leblanc'
import { leblancTheme } from '@veranda/design-system/themes/leblanc'

mountBackOffice({
  theme: leblancTheme,
  scenes: leblancScenes,
  fonts: () => import('@veranda/design-system/themes/leblanc-fonts'),
  words: () => import('@veranda/messages/lang/en-US.json'),
})
