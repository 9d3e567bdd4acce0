export const brandKeys = ['palace', 'moon', 'leblanc', 'partner-resorts', 'partner-city'] as const
export type BrandKey = (typeof brandKeys)[number]

export const isBrandKey = (text: string): text is BrandKey => (brandKeys as readonly string[]).includes(text)
