import { describe, expect, test } from 'vitest'
import { aRoomCategory } from '../../testing/index.ts'
import { compareRooms } from './index.ts'

const today = aRoomCategory({
  squareMeters: 38,
  view: 'garden',
  maxOccupancy: 4,
  amenities: ['Wi-Fi', 'Balcony'],
})

describe('the comparison with today’s room', () => {
  test('lists more square metres, a better view, more guests and more amenities', () => {
    const suite = aRoomCategory({
      squareMeters: 62,
      view: 'ocean',
      maxOccupancy: 6,
      amenities: ['Wi-Fi', 'Balcony', 'Whirlpool tub'],
    })
    expect(compareRooms(today, suite)).toEqual({
      gains: [
        { kind: 'larger', squareMeters: 24 },
        { kind: 'better-view', view: 'ocean', instead: 'garden' },
        { kind: 'sleeps-more', guests: 2 },
        { kind: 'more-amenities', amenities: ['Whirlpool tub'] },
      ],
      losses: [],
    })
  })

  test('leaves out what is the same', () => {
    expect(compareRooms(today, today)).toEqual({ gains: [], losses: [] })
  })

  test('also lists what the guest would lose', () => {
    const tower = aRoomCategory({
      squareMeters: 34,
      view: 'city',
      maxOccupancy: 2,
      amenities: ['Wi-Fi', 'Rain shower'],
    })
    expect(compareRooms(today, tower)).toEqual({
      gains: [{ kind: 'more-amenities', amenities: ['Rain shower'] }],
      losses: [
        { kind: 'smaller', squareMeters: 4 },
        { kind: 'lesser-view', view: 'city', instead: 'garden' },
        { kind: 'sleeps-fewer', guests: 2 },
        { kind: 'fewer-amenities', amenities: ['Balcony'] },
      ],
    })
  })

  test('calls neither the city nor the courtyard the better view', () => {
    const { gains, losses } = compareRooms({ ...today, view: 'city' }, { ...today, view: 'courtyard' })
    expect([gains, losses]).toEqual([[], []])
  })
})
