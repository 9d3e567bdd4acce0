import { addDays, daysBetween, type PlainDate } from '@veranda/domain'
import { runs } from '@veranda/test-depth'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { NewReservation } from '@veranda/booking-service/testing'
import { sampleProperties } from './properties.ts'
import { seasonsOf } from './rates.ts'
import { stories } from './stories.ts'
import { tellStory } from './tell-story.ts'

type StoryOutline = ReturnType<typeof outlinesOn>[number]

const outlinesOn = (today: PlainDate) =>
  stories.map((story) => {
    const place = sampleProperties.find(({ row }) => row.code === story.property)
    if (!place) throw new Error(`No property ${story.property}`)
    return { today, place, story, ...tellStory({ story, place, today }) }
  })

const outstanding = ({ ledger }: NewReservation) =>
  ledger.reduce((sum, { account, amount }) => sum + (account === 'guest-folio' ? amount : 0), 0)
const kinds = ({ rooms }: NewReservation) => rooms.map(({ room }) => room.rateKind)
const statuses = ({ rooms }: NewReservation) => rooms.map(({ room }) => room.status)
const categories = ({ rooms }: NewReservation) =>
  new Set(rooms.flatMap(({ guests }) => guests.map(({ category }) => category)))
const goesOn = ({ story }: StoryOutline) => story.rooms.every(({ status }) => status === undefined)
const seasonsOfStay = ({ place, reservation: { arrival, departure } }: StoryOutline) =>
  seasonsOf(place.seasons, arrival, addDays(departure, -1)).length

const shown: Readonly<Record<string, (outline: StoryOutline) => boolean>> = {
  'a flexible stay': (outline) => goesOn(outline) && kinds(outline).every((kind) => kind === 'flexible'),
  'a non-refundable stay': (outline) => kinds(outline).every((kind) => kind === 'non-refundable'),
  'one room': ({ rooms }) => rooms.length === 1,
  'several rooms': ({ rooms }) => rooms.length > 1,
  'children of all ages': (outline) =>
    ['infant', 'kid', 'teen'].every((one) => categories(outline).has(one as 'kid')),
  'a payment still to come': (outline) => goesOn(outline) && outstanding(outline) > 0,
  'everything paid': (outline) => goesOn(outline) && outstanding(outline) === 0,
  'a cancelled reservation': ({ story }) => story.rooms.every(({ status }) => status === 'cancelled'),
  'a cancellation under review': (outline) => statuses(outline).includes('under-review'),
  'a stay that is over': ({ today, reservation }) => daysBetween(reservation.departure, today) > 0,
  'a stay in the house': ({ today, reservation }) =>
    daysBetween(reservation.arrival, today) > 0 && daysBetween(today, reservation.departure) > 0,
  'a credit note': ({ story }) => story.cancelledFor === 'credit',
  'a bank transfer that is expected': ({ story }) => story.bankTransfer === true,
  'an automatic charge that waits for its day': ({ story }) => story.automaticCharge === 'scheduled',
  'an automatic charge that failed': ({ story }) => story.automaticCharge === 'given-up',
  'a price match that waits': ({ story }) => story.priceMatch === true,
  'a stay that starts tomorrow': ({ today, reservation }) => daysBetween(today, reservation.arrival) === 1,
  'a stay that starts in less than a week, not yet tomorrow': ({ today, reservation: { arrival } }) => {
    const days = daysBetween(today, arrival)
    return days > 1 && days <= 7
  },
  'a long stay over a change of season': (outline) => {
    const { arrival, departure } = outline.reservation
    return daysBetween(arrival, departure) >= 10 && seasonsOfStay(outline) > 1
  },
  'private transportation': ({ reservation }) => reservation.transferPrice !== null,
  'a promotion applied': ({ reservation }) => (reservation.promotionSaving ?? 0) > 0,
  'a request that was sent, one that was seen and one that was answered': ({ requests }) =>
    requests.some(({ seenAt }) => !seenAt) &&
    requests.some(({ seenAt, answer }) => seenAt && !answer) &&
    requests.some(({ answer, answeredAt }) => answer && answeredAt),
  'the Maldives': ({ place }) => place.row.timeZone === 'Indian/Maldives',
  'a stay paid in pounds': ({ reservation }) => reservation.currency === 'GBP',
  'a stay paid in euros': ({ reservation }) => reservation.currency === 'EUR',
}

const days = fc.sample(
  fc.integer({ min: 0, max: 3_000 }).map((after) => addDays('2026-11-21', after)),
  runs('SAMPLE_DAY_RUNS', { landing: 100, full: 1_000 }),
)
/** The days on which no sample shows it. A day's stories are told once, for all that they have to show. */
const missedOn = new Map<string, PlainDate[]>(Object.keys(shown).map((name) => [name, []]))

beforeAll(() => {
  for (const today of days) {
    const outlines = outlinesOn(today)
    for (const [name, shows] of Object.entries(shown))
      if (!outlines.some(shows)) missedOn.get(name)?.push(today)
  }
})

test.each(Object.keys(shown))('whatever the day, a sample shows %s', (name) => {
  expect(missedOn.get(name)).toEqual([])
})

test('at least 24 samples, and every property has one', () => {
  expect(stories.length).toBeGreaterThanOrEqual(24)
  expect(new Set(stories.map(({ property }) => property))).toEqual(
    new Set(sampleProperties.map(({ row }) => row.code)),
  )
})
