import { partnerCity, partnerResorts } from '@veranda/brands'
import { partnerCityTheme } from '@veranda/design-system/themes/partner-city'
import { partnerResortsTheme } from '@veranda/design-system/themes/partner-resorts'
import { mountPortal } from '@veranda/portal'

mountPortal({
  variants: [
    {
      brand: partnerResorts,
      theme: partnerResortsTheme,
      motif: 'cove-cypress',
      fonts: () => import('@veranda/design-system/themes/partner-resorts-fonts'),
    },
    {
      brand: partnerCity,
      theme: partnerCityTheme,
      motif: 'arcade',
      fonts: () => import('@veranda/design-system/themes/partner-city-fonts'),
    },
  ],
  words: {
    'en-US': () => import('@veranda/messages/lang/en-US.json'),
    'it-IT': () => import('@veranda/messages/lang/it-IT.json'),
  },
})
