import { roomKindOf } from '@veranda/domain'
import { expect, test } from 'vitest'
import { sampleProperties } from '../properties.ts'

test.each(sampleProperties.map((place) => [place.row.code, place] as const))(
  '%s: no two categories share a drawing',
  (_, { roomTypes }) => {
    const drawings = roomTypes.map(([, , view, , maxOccupancy, squareMeters]) =>
      [view, roomKindOf({ squareMeters, maxOccupancy })].join('/'),
    )
    expect(new Set(drawings).size, drawings.join(', ')).toBe(roomTypes.length)
  },
)
