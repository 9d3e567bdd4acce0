import type { Locale } from '@veranda/domain'
import { type GuestSentences, guestSentencesOf } from '@veranda/messages'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type IntlShape, RawIntlProvider } from 'react-intl'
import { LaterSentences, pageIntl } from '../patterns/page-language/index.ts'
import { scope } from './scope.css.ts'

export type VerandaScopeProps = {
  /** The class that `makeTheme` returned, or `starterTheme`. */
  readonly theme: string
  /** The language to speak; of one that `@veranda/messages` does not bring, `words` says what there is, English the rest. */
  readonly locale?: Locale
  /** `device` follows the device's own setting. */
  readonly mode?: 'device' | 'light' | 'black'
  /** Sentences of one's own, by id, in the place of the product's; an empty one leaves it out. */
  readonly words?: Partial<GuestSentences>
  /** What stands here until the sentences have arrived; nothing if omitted. */
  readonly shape?: ReactNode
  readonly children: ReactNode
}

/**
 * One component or one screen on a page of another site: its theme, its language and its starting styles, and
 * none of them outside. Dialogs open at the end of `<body>`: a page that shows any wears the theme there too.
 */
export function VerandaScope(props: VerandaScopeProps) {
  const { theme, locale = 'en-US', mode = 'device', words, shape, children } = props
  const sentences = useSentences(locale)
  const intl = useMemo(
    () => sentences && pageIntl(locale, { ...sentences, ...own(words) }, loud),
    [locale, sentences, words],
  )
  const later = useMemo(() => sentences && (() => Promise.resolve({ default: sentences })), [sentences])
  return (
    <div className={`${theme} ${scope}`} lang={locale} data-mode={mode === 'device' ? undefined : mode}>
      {intl ? (
        <RawIntlProvider value={intl}>
          <LaterSentences value={later}>{children}</LaterSentences>
        </RawIntlProvider>
      ) : (
        shape
      )}
    </div>
  )
}

/** A sentence that is left out is one that is parsed already, and has nothing in it. */
const own = (words: Partial<GuestSentences> = {}): IntlShape['messages'] =>
  Object.fromEntries(
    Object.entries(words).map(([id, text]) => [id, text === '' ? [] : text]),
  ) as IntlShape['messages']

/** All of a language's; of a language before, until the next one has arrived. */
function useSentences(locale: Locale): GuestSentences | undefined {
  const [sentences, setSentences] = useState<GuestSentences>()
  useEffect(() => {
    let isWanted = true
    void guestSentencesOf(locale).then((arrived) => isWanted && setSentences(arrived), loud)
    return () => {
      isWanted = false
    }
  }, [locale])
  return sentences
}

/** A missing word is a bug of ours, and bugs stay loud. */
function loud(error: unknown): void {
  console.error(error)
}
