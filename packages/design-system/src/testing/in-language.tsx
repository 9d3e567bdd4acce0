import type { Locale } from '@veranda/domain'
import { type ReactNode, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { type IntlShape, RawIntlProvider } from 'react-intl'
import { pageIntl } from '../patterns/page-language/index.ts'
import { type SceneBook, ScenesProvider } from '../scenes/index.ts'
import { messagesOf } from './messages-of.ts'

type Language = { readonly locale: Locale; readonly scenes: SceneBook | 'arriving' }

let current: Language = { locale: 'en-US', scenes: 'arriving' }
const readers = new Set<() => void>()

/** The words and pictures around a story; `speak` changes both in place. */
export function InCurrentLanguage({ children }: { readonly children: ReactNode }) {
  const { locale, scenes } = useSyncExternalStore(subscribe, () => current)
  return (
    <InLanguage locale={locale} scenes={scenes}>
      {children}
    </InLanguage>
  )
}

/** Changes the language, and the pictures if others are given, of the story on the page, which keeps its state, as a page does. */
export function speak(locale: Locale, scenes = current.scenes): void {
  if (current.locale === locale && current.scenes === scenes) return
  current = { locale, scenes }
  document.documentElement.lang = locale
  flushSync(() => {
    for (const read of readers) read()
  })
}

/** Sets the language and the pictures of the next story: what still stands of the one before is not drawn anew. */
export function speakNext(locale: Locale, scenes: SceneBook | 'arriving'): void {
  readers.clear()
  current = { locale, scenes }
  document.documentElement.lang = locale
}

export function InLanguage({ locale, scenes, children }: Language & { readonly children: ReactNode }) {
  return (
    <RawIntlProvider value={intlOf(locale)}>
      <ScenesProvider value={scenes}>{children}</ScenesProvider>
    </RawIntlProvider>
  )
}

const made = new Map<Locale, IntlShape>()

/** Made once a language: the formatters of dates and sums take longer than many a story. */
function intlOf(locale: Locale): IntlShape {
  const intl = made.get(locale) ?? pageIntl(locale, messagesOf(locale), loud)
  made.set(locale, intl)
  return intl
}

/** A sentence that is missing fails its story. */
const loud = (error: unknown): void => console.error(error)

function subscribe(read: () => void): () => void {
  readers.add(read)
  return () => readers.delete(read)
}
