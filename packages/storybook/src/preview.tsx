import type { Preview } from '@storybook/react-vite'
import type { Locale } from '@veranda/domain'
import { locales } from '@veranda/messages'
import { useLayoutEffect } from 'react'
import { dress } from './dress.ts'
import '@veranda/brands/themes/leblanc-fonts'
import '@veranda/brands/themes/moon-fonts'
import '@veranda/brands/themes/palace-fonts'
import '@veranda/brands/themes/partner-city-fonts'
import '@veranda/brands/themes/partner-resorts-fonts'
import { InHotelWords } from '../../design-system/src/testing/hotel-words.tsx'
import { InLanguage } from '../../design-system/src/testing/in-language.tsx'
import { type Mode, modes } from '../../design-system/src/testing/modes.ts'
import { OnReservation } from './on-reservation.tsx'
import { isSampleTheme, sampleThemes } from './sample-themes.ts'
import { scenesOf } from './scenes-of.ts'

const preview: Preview = {
  initialGlobals: { brand: 'palace', mode: 'light', locale: 'en-US' },
  globalTypes: {
    brand: choice('Brand', 'paintbrush', sampleThemes),
    mode: choice('Mode', 'contrast', modes),
    locale: choice('Locale', 'globe', locales),
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    // The ground is the brand's.
    backgrounds: { disable: true },
    viewport: {
      options: Object.fromEntries([320, 390, 768, 1440].map((width) => [`w${width}`, viewport(width)])),
    },
  },
  decorators: [
    (Story, { args }) => (
      <InHotelWords args={args}>
        {(localized) => (
          <OnReservation args={localized}>
            <Story args={localized} />
          </OnReservation>
        )}
      </InHotelWords>
    ),
    (Story, { globals }) => {
      const named = String(globals['brand'])
      const brand = isSampleTheme(named) ? named : 'palace'
      const mode: Mode = globals['mode'] === 'black' ? 'black' : 'light'
      const locale: Locale = locales.find((each) => each === globals['locale']) ?? 'en-US'
      useLayoutEffect(() => {
        dress(brand, mode)
        document.documentElement.lang = locale
      }, [brand, mode, locale])
      return (
        <InLanguage key={locale} locale={locale} scenes={scenesOf[brand]}>
          <Story />
        </InLanguage>
      )
    },
  ],
}

export default preview

function choice(title: string, icon: string, items: readonly string[]) {
  return {
    description: title,
    toolbar: { title, icon: icon as 'globe', items: [...items], dynamicTitle: true },
  }
}

function viewport(width: number) {
  const type = width < 768 ? ('mobile' as const) : width < 1080 ? ('tablet' as const) : ('desktop' as const)
  return { name: `${width} px`, styles: { width: `${width}px`, height: '900px' }, type }
}
