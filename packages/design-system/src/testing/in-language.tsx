import type { Locale } from '@veranda/domain'
import { type ReactNode, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { IntlProvider } from 'react-intl'
import { ScenesProvider } from '../scenes/index.ts'
import { messagesOf } from './messages-of.ts'
import type { SampleTheme } from './sample-themes.ts'
import { scenesOf } from './scenes-of.ts'

type Language = { readonly brand: SampleTheme; readonly locale: Locale }

let current: Language = { brand: 'palace', locale: 'en-US' }
const readers = new Set<() => void>()

/** The words and pictures around a story; `speak` changes both in place. */
export function InCurrentLanguage({ children }: { readonly children: ReactNode }) {
  const { brand, locale } = useSyncExternalStore(subscribe, () => current)
  return (
    <InLanguage brand={brand} locale={locale}>
      {children}
    </InLanguage>
  )
}

/** Changes the language and the brand's pictures of the story on the page, which keeps its state, as a page does. */
export function speak(locale: Locale, brand: SampleTheme = 'palace'): void {
  if (current.locale === locale && current.brand === brand) return
  current = { brand, locale }
  document.documentElement.lang = locale
  flushSync(() => {
    for (const read of readers) read()
  })
}

export function InLanguage({ brand, locale, children }: Language & { readonly children: ReactNode }) {
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <ScenesProvider value={scenesOf[brand]}>{children}</ScenesProvider>
    </IntlProvider>
  )
}

function subscribe(read: () => void): () => void {
  readers.add(read)
  return () => readers.delete(read)
}
