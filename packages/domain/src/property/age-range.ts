export const ageCategories = ['adult', 'teen', 'kid', 'infant'] as const
export type AgeCategory = (typeof ageCategories)[number]

/** A property's age range for one category, both ends included, with its name by language. */
export type AgeRange = {
  readonly category: AgeCategory
  readonly youngest: number
  readonly oldest: number
  readonly text: { readonly en: string; readonly es?: string }
}
