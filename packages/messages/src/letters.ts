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

export type LetterLanguage = {
  /** A language of one's own, by id. */
  readonly own?: Readonly<Record<string, string>> | undefined
  /** What becomes of a sentence the language lacks, which is said in English: a letter marks it as such. */
  readonly inEnglish?: (sentence: string) => string
}

/**
 * Words letters in a language: `lettersIn('it-IT')('letter-sign-in-link.subject', { code })`. A language of one's own is
 * handed in; what it lacks is said in English.
 */
export function lettersIn(locale: Locale, { own, inEnglish }: LetterLanguage = {}): LetterWords {
  const messages: Readonly<Record<string, string>> = { ...letterMessages[locale], ...own }
  const intl = createIntl({ locale, defaultLocale, messages }, cache)
  const englishIntl = createIntl({ locale: defaultLocale, messages: english }, cache)
  const spoken = spokenIn[locale]
  return (id, values) => {
    if (messages[id] === undefined) {
      const sentence = englishIntl.formatMessage({ id }, values)
      return inEnglish ? inEnglish(sentence) : sentence
    }
    const sentence = intl.formatMessage({ id }, values)
    return spoken ? spoken(sentence) : sentence
  }
}

const cache = createIntlCache()
