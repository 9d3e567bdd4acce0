import { partnerCity, partnerResorts } from '@veranda/brands'
import { partnerCityTheme } from '@veranda/brands/themes/partner-city'
import { partnerResortsTheme } from '@veranda/brands/themes/partner-resorts'
import { mountPortal } from '@veranda/portal'

mountPortal({
  variants: [
    {
      brand: partnerResorts,
      theme: partnerResortsTheme,
      scenes: () => import('@veranda/brands/scenes/partner-resorts'),
      fonts: () => import('@veranda/brands/themes/partner-resorts-fonts'),
    },
    {
      brand: partnerCity,
      theme: partnerCityTheme,
      scenes: () => import('@veranda/brands/scenes/partner-city'),
      fonts: () => import('@veranda/brands/themes/partner-city-fonts'),
    },
  ],
  words: {
    'en-US': () => import('@veranda/messages/lang/en-US.json'),
    'it-IT': () => import('@veranda/messages/lang/it-IT.json'),
  },
})
