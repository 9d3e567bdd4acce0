import { mountBackOffice } from '@veranda/back-office'
import { leblancScenes } from '@veranda/brands/scenes/leblanc'
import { leblancTheme } from '@veranda/brands/themes/leblanc'

mountBackOffice({
  group: 'Veranda Hotels',
  theme: leblancTheme,
  scenes: leblancScenes,
  fonts: () => import('@veranda/brands/themes/leblanc-fonts'),
  languages: {
    'en-US': {
      words: () => import('@veranda/messages/lang/en-US.json'),
      staff: () => import('@veranda/messages/lang/staff/en-US.json'),
    },
    'es-MX': {
      words: () => import('@veranda/messages/lang/es-MX.json'),
      staff: () => import('@veranda/messages/lang/staff/es-MX.json'),
    },
    'it-IT': {
      words: () => import('@veranda/messages/lang/it-IT.json'),
      staff: () => import('@veranda/messages/lang/staff/it-IT.json'),
    },
  },
})
