import { createIntl, createIntlCache } from '@formatjs/intl'
import { defaultLocale, type Locale } from '@veranda/domain'
import english from '../lang/staff/en-US.json' with { type: 'json' }
import spanish from '../lang/staff/es-MX.json' with { type: 'json' }
import italian from '../lang/staff/it-IT.json' with { type: 'json' }
import type { StaffMessageId } from './messages-of.ts'
import { spokenIn } from './spoken.ts'

const staffMessages: Readonly<Record<Locale, Readonly<Record<StaffMessageId, string>>>> = {
  'en-US': english,
  'es-MX': spanish,
  'it-IT': italian,
}

/** Words what the service writes for staff: the lines of a report, and its files. */
export type StaffSentences = (id: StaffMessageId, values?: Record<string, string | number>) => string

/** The sentences of the back office in a language, outside a browser; in English where they are not written in it. */
export function staffSentencesIn(locale: Locale): StaffSentences {
  const known = staffMessages[locale]
  const messages: Readonly<Record<string, string>> = known ?? english
  const intl = createIntl({ locale: known ? locale : defaultLocale, defaultLocale, messages }, cache)
  const spoken = spokenIn[intl.locale]
  return (id, values) => {
    const sentence = intl.formatMessage({ id }, values)
    return spoken ? spoken(sentence) : sentence
  }
}

const cache = createIntlCache()
