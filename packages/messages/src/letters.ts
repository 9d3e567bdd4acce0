import { createIntl, createIntlCache } from '@formatjs/intl'
import type { Locale } from '@veranda/domain'
import english from '../lang/letters/en-US.json' with { type: 'json' }
import spanish from '../lang/letters/es-MX.json' with { type: 'json' }
import italian from '../lang/letters/it-IT.json' with { type: 'json' }

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
  return (id, values) => atOne[locale](intl.formatMessage({ id }, values))
}

/** One o’clock takes its own article: "hasta la 1:30 p.m.", "fino all’1:30". */
const atOne: Record<Locale, (sentence: string) => string> = {
  'en-US': (sentence) => sentence,
  'es-MX': (sentence) => sentence.replace(/\blas (?=1:\d\d)/gi, 'la '),
  'it-IT': (sentence) => sentence.replace(/\b(al|dal|)le (?=1:\d\d)/gi, '$1l’'),
}

const cache = createIntlCache()
