import type { PlainDate } from '../dates/index.ts'

export const ageCategories = ['adult', 'teen', 'kid', 'infant'] as const
export type AgeCategory = (typeof ageCategories)[number]

/** A property's ages of one category, both ends included, with its words by language. */
export type AgeRange = {
  readonly category: AgeCategory
  readonly youngest: number
  readonly oldest: number
  readonly text: { readonly en: string; readonly es?: string }
}

/** Age in full years on a day. */
export function ageOn(birthDate: PlainDate, day: PlainDate): number {
  const birthdayCame = day.slice(5) >= birthDate.slice(5)
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (birthdayCame ? 0 : 1)
}

/** The category a property puts an age in; none when its ranges leave a gap there. */
export const categoryOf = (age: number, ranges: readonly AgeRange[]): AgeCategory | undefined =>
  ranges.find(({ youngest, oldest }) => youngest <= age && age <= oldest)?.category

/** A guest's date of birth must fall in their category on the day of arrival. */
export const fitsCategory = (
  birthDate: PlainDate,
  category: AgeCategory,
  arrival: PlainDate,
  ranges: readonly AgeRange[],
): boolean => categoryOf(ageOn(birthDate, arrival), ranges) === category
