import { mountBackOffice } from '@veranda/back-office'
import { leblancTheme } from '@veranda/design-system/themes/leblanc'

mountBackOffice({
  theme: leblancTheme,
  fonts: () => import('@veranda/design-system/themes/leblanc-fonts'),
  words: () => import('@veranda/messages/lang/en-US.json'),
})
