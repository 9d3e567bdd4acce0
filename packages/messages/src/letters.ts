import { createIntl, createIntlCache } from '@formatjs/intl'
import type { Locale } from '@veranda/domain'
import english from '../lang/letters/en-US.json' with { type: 'json' }
import spanish from '../lang/letters/es-MX.json' with { type: 'json' }
import italian from '../lang/letters/it-IT.json' with { type: 'json' }
import { spokenIn } from './spoken.ts'

/** Names a sentence of a letter: the letter, a dot, the sentence. */
export type LetterMessageId = keyof typeof english

/** Every sentence of the letters, by language. Apart from the screens' sentences: no browser loads them. */
export const letterMessages: Record<Locale, Readonly<Record<LetterMessageId, string>>> = {
  'en-US': english,
  'es-MX': spanish,
  'it-IT': italian,
}

export type LetterWords = (id: LetterMessageId, values?: Record<string, string | number>) => string

/** Words letters in a language: `lettersIn('it-IT')('letter-sign-in-link.subject', { code })`. */
export function lettersIn(locale: Locale): LetterWords {
  const intl = createIntl({ locale, messages: letterMessages[locale] }, cache)
  const spoken = spokenIn[locale]
  return (id, values) => {
    const sentence = intl.formatMessage({ id }, values)
    return spoken ? spoken(sentence) : sentence
  }
}

const cache = createIntlCache()
