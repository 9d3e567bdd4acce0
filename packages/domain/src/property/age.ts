import type { PlainDate } from '../dates/index.ts'
import type { AgeCategory, AgeRange } from './age-range.ts'

/** Age in full years on a day. */
export function ageOn(birthDate: PlainDate, day: PlainDate): number {
  const birthdayCame = day.slice(5) >= birthDate.slice(5)
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (birthdayCame ? 0 : 1)
}

/** The category of an age at a property; `undefined` where its ranges leave a gap. */
export const categoryOf = (age: number, ranges: readonly AgeRange[]): AgeCategory | undefined =>
  ranges.find(({ youngest, oldest }) => youngest <= age && age <= oldest)?.category

/** A guest's date of birth must fall in their category on the day of arrival. */
export const fitsCategory = (
  birthDate: PlainDate,
  category: AgeCategory,
  arrival: PlainDate,
  ranges: readonly AgeRange[],
): boolean => categoryOf(ageOn(birthDate, arrival), ranges) === category
