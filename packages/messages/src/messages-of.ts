import type { Locale } from '@veranda/domain'
import type english from '../lang/en-US.json'
import type laterEnglish from '../lang/later/en-US.json'
import type staffEnglish from '../lang/staff/en-US.json'

/** Names a sentence: the screen or pattern, a dot, the sentence. */
export type MessageId = keyof typeof english

/** The sentences of the first view in one language, in ICU message syntax. A language that lacks one does not compile. */
export type Messages = Readonly<Record<MessageId, string>>

/** Names a sentence that is read only once the first view of a page stands. */
export type LaterMessageId = keyof typeof laterEnglish

/** The sentences of the parts that come after the first view: a file of their own, `lang/later/<locale>.json`. */
export type LaterMessages = Readonly<Record<LaterMessageId, string>>

/** Every sentence of a guest's pages by its id: those of the first view, and those that come later. */
export type GuestSentences = Messages & LaterMessages

/** Names a sentence of the back office. */
export type StaffMessageId = keyof typeof staffEnglish

/** The sentences of the back office: a file of their own, `lang/staff/<locale>.json`. No guest's page loads them. */
export type StaffMessages = Readonly<Record<StaffMessageId, string>>

const inEnglish = () => import('../lang/en-US.json', { with: { type: 'json' } })
const loaders: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
  'en-US': inEnglish,
  'es-MX': () => import('../lang/es-MX.json', { with: { type: 'json' } }),
  'it-IT': () => import('../lang/it-IT.json', { with: { type: 'json' } }),
}

/** The languages that have every sentence: those this package comes with. */
export const locales: readonly Locale[] = Object.keys(loaders)

/** The sentences of the first view in a language, each language a file of its own that only its readers load; English for one not here. */
export const messagesOf = async (locale: Locale): Promise<Messages> =>
  (await (loaders[locale] ?? inEnglish)()).default
