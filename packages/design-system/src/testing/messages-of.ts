import type { Locale } from '@veranda/domain'

const files = import.meta.glob<Record<string, string>>('../../../messages/lang/{,later/}*.json', {
  eager: true,
  import: 'default',
})

/** Every sentence of a language: a story may show a part that a page loads later. */
export const messagesOf = (locale: Locale): Record<string, string> => ({
  ...files[`../../../messages/lang/${locale}.json`],
  ...files[`../../../messages/lang/later/${locale}.json`],
})
