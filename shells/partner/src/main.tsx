import { partnerCity, partnerResorts } from '@veranda/brands'
import { partnerCityScenes } from '@veranda/design-system/scenes/partner-city'
import { partnerResortsScenes } from '@veranda/design-system/scenes/partner-resorts'
import { partnerCityTheme } from '@veranda/design-system/themes/partner-city'
import { partnerResortsTheme } from '@veranda/design-system/themes/partner-resorts'
import { mountPortal } from '@veranda/portal'

mountPortal({
  variants: [
    {
      brand: partnerResorts,
      theme: partnerResortsTheme,
      scenes: partnerResortsScenes,
      fonts: () => import('@veranda/design-system/themes/partner-resorts-fonts'),
    },
    {
      brand: partnerCity,
      theme: partnerCityTheme,
      scenes: partnerCityScenes,
      fonts: () => import('@veranda/design-system/themes/partner-city-fonts'),
    },
  ],
  words: {
    'en-US': () => import('@veranda/messages/lang/en-US.json'),
    'it-IT': () => import('@veranda/messages/lang/it-IT.json'),
  },
})
