import { type AgeCategory, type AgeRange, ageCategories } from '@veranda/domain'
import { type InferOutput, nullable, number, object, string } from 'valibot'

const wireAgeRange = /* @__PURE__ */ nullable(
  object({
    code: string(),
    age_min: number(),
    age_max: number(),
    description: string(),
    text: object({ EN: string(), ES: string() }),
  }),
)

/** `null` for a category the property does not tell apart. */
export const wireAgeRanges = /* @__PURE__ */ object({
  adults: wireAgeRange,
  teens: wireAgeRange,
  kids: wireAgeRange,
  infants: wireAgeRange,
})
export type WireAgeRanges = InferOutput<typeof wireAgeRanges>

const plural: Record<AgeCategory, keyof WireAgeRanges> = {
  adult: 'adults',
  teen: 'teens',
  kid: 'kids',
  infant: 'infants',
}

export const decodeAgeRanges = (wire: WireAgeRanges): readonly AgeRange[] =>
  ageCategories.flatMap((category) => {
    const range = wire[plural[category]]
    if (range === null) return []
    const text = { en: range.text.EN, es: range.text.ES }
    return [{ category, youngest: range.age_min, oldest: range.age_max, text }]
  })

export function encodeAgeRanges(ranges: readonly AgeRange[]): WireAgeRanges {
  const encode = (category: AgeCategory) => {
    const range = ranges.find((candidate) => candidate.category === category)
    if (!range) return null
    return {
      code: category.toUpperCase(),
      age_min: range.youngest,
      age_max: range.oldest,
      description: range.text.en,
      text: { EN: range.text.en, ES: range.text.es ?? range.text.en },
    }
  }
  return { adults: encode('adult'), teens: encode('teen'), kids: encode('kid'), infants: encode('infant') }
}
