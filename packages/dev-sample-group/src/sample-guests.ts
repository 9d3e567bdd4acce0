import type { BrandId } from '@veranda/domain'
import type { SampleGroup } from './sample-group.ts'
import { emailOf } from './tell-story.ts'

export type SampleGuest = {
  readonly brand: BrandId
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly shows: string
}

/** Who can sign in, and what there is to see. */
export const sampleGuests = ({ properties, stories }: SampleGroup): readonly SampleGuest[] =>
  properties.flatMap(({ row }) =>
    stories
      .filter(({ property }) => property === row.code)
      .map((story) => ({
        brand: row.brand,
        reservationCode: story.code,
        firstName: story.firstName,
        lastName: story.lastName,
        email: emailOf(story),
        shows: story.shows,
      })),
  )
