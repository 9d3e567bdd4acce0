import type { Locale } from '@veranda/domain'
import { type GuestSentences, type LaterMessages, messagesOf } from './messages-of.ts'

const laterInEnglish = () => import('../lang/later/en-US.json', { with: { type: 'json' } })
const laterLoaders: Readonly<Record<Locale, () => Promise<{ readonly default: LaterMessages }>>> = {
  'en-US': laterInEnglish,
  'es-MX': () => import('../lang/later/es-MX.json', { with: { type: 'json' } }),
  'it-IT': () => import('../lang/later/it-IT.json', { with: { type: 'json' } }),
}

/**
 * Every sentence of a guest's pages in a language, in ICU message syntax; English for one not here. For a component on a
 * page of one's own: a shell loads the two parts apart, parsed ahead.
 */
export async function guestSentencesOf(locale: Locale): Promise<GuestSentences> {
  const load = laterLoaders[locale] ?? laterInEnglish
  const [first, { default: later }] = await Promise.all([messagesOf(locale), load()])
  return { ...first, ...later }
}
