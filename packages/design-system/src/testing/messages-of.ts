import type { Locale } from '@veranda/domain'

const files = import.meta.glob<Record<string, string>>('../../../messages/lang/*.json', {
  eager: true,
  import: 'default',
})

export const messagesOf = (locale: Locale): Record<string, string> =>
  files[`../../../messages/lang/${locale}.json`] ?? {}
