import { createIntl, createIntlCache } from '@formatjs/intl'
import { defaultLocale, type Locale } from '@veranda/domain'
import english from '../lang/letters/en-US.json' with { type: 'json' }
import spanish from '../lang/letters/es-MX.json' with { type: 'json' }
import italian from '../lang/letters/it-IT.json' with { type: 'json' }
import { spokenIn } from './spoken.ts'

/** Names a sentence of a letter: the letter, a dot, the sentence. */
export type LetterMessageId = keyof typeof english

/** Every sentence of the letters, by language. Apart from the screens' sentences: no browser loads them. */
const letterMessages: Readonly<Record<Locale, Readonly<Record<LetterMessageId, string>>>> = {
  'en-US': english,
  'es-MX': spanish,
  'it-IT': italian,
}

export type LetterWords = (id: LetterMessageId, values?: Record<string, string | number>) => string

/**
 * Words letters in a language: `lettersIn('it-IT')('letter-sign-in-link.subject', { code })`. A language of one's own is
 * handed in by id; what it lacks is said in English.
 */
export function lettersIn(locale: Locale, own?: Readonly<Record<string, string>>): LetterWords {
  const messages = { ...english, ...letterMessages[locale], ...own }
  const intl = createIntl({ locale, defaultLocale, messages }, cache)
  const spoken = spokenIn[locale]
  return (id, values) => {
    const sentence = intl.formatMessage({ id }, values)
    return spoken ? spoken(sentence) : sentence
  }
}

const cache = createIntlCache()
