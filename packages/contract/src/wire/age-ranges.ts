import { type AgeRange, ageCategories } from '@veranda/domain'
import { nullable, number, object, string } from 'valibot'
import { wired } from './shape.ts'

const wireAgeRange = /* @__PURE__ */ nullable(
  object({
    code: string(),
    age_min: number(),
    age_max: number(),
    description: string(),
    text: object({ EN: string(), ES: string() }),
  }),
)

const plural = { adult: 'adults', teen: 'teens', kid: 'kids', infant: 'infants' } as const

/** `null` for a category that the property does not have. */
export const wireAgeRanges = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    adults: wireAgeRange,
    teens: wireAgeRange,
    kids: wireAgeRange,
    infants: wireAgeRange,
  }),
  (wire): readonly AgeRange[] =>
    ageCategories.flatMap((category) => {
      const range = wire[plural[category]]
      if (range === null) return []
      const text = { en: range.text.EN, es: range.text.ES }
      return [{ category, youngest: range.age_min, oldest: range.age_max, text }]
    }),
)
