import type { ServedBrand } from '@veranda/domain'
import { ownHotelOf, ownStoriesOf } from './own-hotel.ts'
import { sampleProperties } from './properties.ts'
import type { SampleProperty } from './properties/property.ts'
import { stories } from './stories.ts'
import type { Story } from './stories/story.ts'

/** The hotels and guests that are loaded as samples. */
export type SampleGroup = {
  readonly brands: readonly ServedBrand[]
  readonly properties: readonly SampleProperty[]
  readonly stories: readonly Story[]
}

/** The sample group's hotels of the brands that were handed in, and one for each brand it has none of. */
export function sampleGroupOf(brands: readonly ServedBrand[]): SampleGroup {
  const known = sampleProperties.filter(({ row }) => brands.some(({ id }) => id === row.brand))
  const own = brands.filter(({ id }) => known.every(({ row }) => row.brand !== id)).map(ownHotelOf)
  const codes = new Set(known.map(({ row }) => row.code))
  return {
    brands,
    properties: [...known, ...own],
    stories: [...stories.filter(({ property }) => codes.has(property)), ...own.flatMap(ownStoriesOf)],
  }
}

export function placeIn({ properties }: Pick<SampleGroup, 'properties'>, code: string): SampleProperty {
  const place = properties.find(({ row }) => row.code === code)
  if (!place) throw new Error(`No sample property ${code}`)
  return place
}
