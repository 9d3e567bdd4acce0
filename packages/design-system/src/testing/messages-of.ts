import type { Locale } from '@veranda/domain'
import { locales } from '@veranda/messages'

const files = import.meta.glob<Record<string, string>>('../../../messages/lang/{,later/,staff/}*.json', {
  eager: true,
  import: 'default',
})

const everySentence = new Map(
  locales.map((locale) => [
    locale,
    {
      ...files[`../../../messages/lang/${locale}.json`],
      ...files[`../../../messages/lang/later/${locale}.json`],
      ...files[`../../../messages/lang/staff/${locale}.json`],
    },
  ]),
)

/** Every sentence of a language: a story may show a part that a page loads later. */
export const messagesOf = (locale: Locale): Readonly<Record<string, string>> =>
  everySentence.get(locale) ?? {}
