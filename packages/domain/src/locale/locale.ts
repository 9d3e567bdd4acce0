export const locales = ['en-US', 'es-MX', 'it-IT'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en-US'

export const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text)
