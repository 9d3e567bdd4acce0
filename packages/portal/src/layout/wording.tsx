import { LaterSentences, pageIntl } from '@veranda/design-system/patterns/page-language'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { RawIntlProvider } from 'react-intl'
import { wordsAtom } from '../state/locale.ts'

/** The language on screen. */
export function Wording({ children }: { readonly children: ReactNode }) {
  const { locale, words, later } = useAtomValue(wordsAtom)
  const intl = useMemo(() => pageIntl(locale, words, loud), [locale, words])
  return (
    <RawIntlProvider value={intl}>
      <LaterSentences value={later}>{children}</LaterSentences>
    </RawIntlProvider>
  )
}

/** A missing word is a bug, and bugs stay loud. */
function loud(error: Error): void {
  console.error(error)
}
