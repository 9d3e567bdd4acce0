import { mountBackOffice } from '@veranda/back-office'
import { leblancScenes } from '@veranda/brands/scenes/leblanc'
import { leblancTheme } from '@veranda/brands/themes/leblanc'

mountBackOffice({
  theme: leblancTheme,
  scenes: leblancScenes,
  fonts: () => import('@veranda/brands/themes/leblanc-fonts'),
  words: () => import('@veranda/messages/lang/en-US.json'),
})
