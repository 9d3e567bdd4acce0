import {
  addDays,
  ageCategories,
  type CurrencyCode,
  categoryOf,
  instantOf,
  nightDatesOf,
  type Occupancy,
  type PlainDate,
  percentOf,
  money,
  toDayNumber,
} from '@veranda/domain'
import type { NewReservation, NewRoom } from '@veranda/booking-service'
import { sampleBooking } from './booking-parts.ts'
import { exchangeRate } from './exchange-rates.ts'
import { anniversary } from './add-ons.ts'
import { offerIdOf, type SampleAddOnCode, sampleAddOns } from './offers.ts'
import { agesAt } from './ages.ts'
import type { SampleProperty } from './properties/property.ts'
import {
  flexiblePolicy,
  freeUntilDays,
  nightPrice,
  nonRefundablePolicy,
  type Season,
  seasonsOf,
} from './rates.ts'
import { roomTypeIdOf } from './room-types.ts'
import { isOfferedAt, type SampleAddOn } from './sample-add-on.ts'
import type { Story, StoryRoom } from './stories/story.ts'

type StoryOutline = { readonly story: Story; readonly place: SampleProperty; readonly today: PlainDate }
type Scene = StoryOutline & { readonly arrival: PlainDate; readonly seasons: readonly Season[] }

const percentOff = 15
const amountOff = 10_000

/** A sample's reservation as it was booked: prices by the property's own seasons, payments to match. */
export function tellStory(outline: StoryOutline): NewReservation {
  const { story, place, today } = outline
  const seasons = seasonsOf(place.seasons, addDays(today, -120), addDays(today, 430))
  const arrival = arrivalOf(story, seasons, today)
  const scene = { ...outline, arrival, seasons }
  const rooms = story.rooms.map((selection, index) => roomOf(scene, selection, index + 1))
  const bookedOn = addDays(
    toDayNumber(arrival) < toDayNumber(today) ? arrival : today,
    -(story.bookedDaysAgo ?? 30),
  )
  return sampleBooking({
    story,
    place,
    rooms: rooms.map(({ newRoom }) => newRoom),
    saving: rooms.reduce((sum, { saving }) => sum + saving, 0),
    bookedOn,
    today,
    stay: { arrival, departure: addDays(arrival, story.nights) },
    bookedAt: instantOf(bookedOn, '18:20', place.row.timeZone),
    exchangeRate: exchangeRate(place.row.currency, guestCurrencyOf(story, place)),
    guestCurrency: guestCurrencyOf(story, place),
    promotion:
      story.promotion === 'percent'
        ? { kind: 'percent', code: 'SUNNY15', percent: percentOff }
        : story.promotion === 'amount'
          ? { kind: 'amount', code: 'WELCOME100', amount: money(amountOff, place.row.currency) }
          : null,
  })
}

const guestCurrencyOf = (story: Story, place: SampleProperty): CurrencyCode =>
  story.guestCurrency ?? place.row.currency

function arrivalOf({ arrives }: Story, seasons: readonly Season[], today: PlainDate): PlainDate {
  if (typeof arrives === 'number') return addDays(today, arrives)
  const change = seasons.find(({ firstNight }) => toDayNumber(firstNight) > toDayNumber(today) + 20)
  if (!change) throw new Error('No change of season ahead')
  return addDays(change.firstNight, -arrives.beforeSeasonChange)
}

function roomOf(
  scene: Scene,
  selection: StoryRoom,
  roomNumber: number,
): { newRoom: NewRoom; saving: number } {
  const { story, place, arrival, seasons } = scene
  const kind = selection.kind ?? 'flexible'
  const type = place.roomTypes.find(([code]) => code === selection.type)
  if (!type) throw new Error(`${place.row.code} has no room type ${selection.type}`)
  const people = occupancyOf(place, selection)
  const stay = { arrival, departure: addDays(arrival, story.nights) }
  const seasonOn = (night: PlainDate) => seasonAt(seasons, night)
  const full = nightDatesOf(stay).map((night) => ({
    night,
    price: nightPrice(type[6] * 100, seasonOn(night), kind, people),
  }))
  const nights = full.map(({ night, price }, index) => ({ night, price: price - offOf(story, price, index) }))
  const { checkInAt, currency } = place.row
  return {
    saving: full.reduce((sum, { price }, index) => sum + price - (nights[index]?.price ?? 0), 0),
    newRoom: {
      room: {
        roomNumber,
        // What is cancelled was booked first: it is cancelled once it stands.
        status: selection.status === 'under-review' ? selection.status : 'confirmed',
        roomTypeId: roomTypeIdOf(place, selection.type),
        ratePlanId: place.ratePlanIds[kind === 'flexible' ? 0 : 1],
        rateKind: kind,
        policy:
          kind === 'flexible'
            ? flexiblePolicy(checkInAt, freeUntilDays(seasonOn(arrival)))
            : nonRefundablePolicy(checkInAt),
        ...people,
        childAges: selection.childAges ?? [],
        hasStoredCard: story.paid !== 'nothing',
      },
      guests: guestsOf(scene, selection, roomNumber),
      nights,
      services: [...includedAt(place), ...(selection.addOns ?? [])].map((code) => {
        const { words, category, price, hasDay, notice } = sampleAddOns[code]
        return {
          words,
          category,
          quantity: category === 'for-guest' ? people.adults : 1,
          day: hasDay ? addDays(arrival, 1) : null,
          unitPrice: price,
          isPaid: story.paid === 'all',
          offerId: offerIdOf(place, code),
          noticeDays: notice,
        }
      }),
      certificates:
        story.certificate && roomNumber === 1
          ? [{ code: `${story.code}-GIFT`, words: anniversary, amount: money(5_000, currency).amount }]
          : [],
    },
  }
}

/** What everybody has for nothing there is with every room, as the menu of add-ons says. */
function includedAt(place: SampleProperty): readonly SampleAddOnCode[] {
  const offers = Object.entries(sampleAddOns) as readonly [SampleAddOnCode, SampleAddOn][]
  return offers
    .filter(([, offer]) => offer.category === 'free' && isOfferedAt(offer, place))
    .map(([code]) => code)
}

function seasonAt(seasons: readonly Season[], night: PlainDate): Season {
  const found = seasons.findLast(({ firstNight }) => toDayNumber(firstNight) <= toDayNumber(night))
  if (!found) throw new Error(`No season on ${night}`)
  return found
}

// An amount is taken off the first night of each room.
function offOf(story: Story, price: number, night: number): number {
  if (story.promotion === 'percent') return percentOf(money(price, 'USD'), percentOff).amount
  return story.promotion === 'amount' && night === 0 ? Math.min(price, amountOff) : 0
}

function occupancyOf(place: SampleProperty, { adults = 2, childAges = [] }: StoryRoom): Occupancy {
  const [adult, teens, kids, infants] = ageCategories.map(
    (category) => childAges.filter((age) => categoryOf(age, agesAt(place)) === category).length,
  )
  return { adults: adults + (adult ?? 0), teens: teens ?? 0, kids: kids ?? 0, infants: infants ?? 0 }
}

const companions = ['Robin', 'Noa', 'Alex', 'Sasha', 'Jules', 'Kim', 'Andrea', 'Nicola', 'Dominique'] as const

function guestsOf({ story, place }: Scene, selection: StoryRoom, roomNumber: number): NewRoom['guests'] {
  const holder = roomNumber === 1
  const ages = [
    ...Array.from({ length: selection.adults ?? 2 }, () => undefined),
    ...(selection.childAges ?? []),
  ]
  return ages.map((age, index) => {
    const isMainGuest = index === 0
    return {
      position: index + 1,
      isMainGuest,
      category: age === undefined ? 'adult' : (categoryOf(age, agesAt(place)) ?? 'adult'),
      title: age === undefined ? (isMainGuest && holder ? story.title : 'Mr') : null,
      firstName:
        isMainGuest && holder
          ? story.firstName
          : (companions[(roomNumber + index) % companions.length] ?? 'Kim'),
      lastName: story.lastName,
      email: isMainGuest && holder ? emailOf(story) : null,
      phone: isMainGuest && holder ? '+1 555 0117' : null,
      countryCode: story.country,
      birthDate: null,
      age: age ?? null,
    }
  })
}

export const emailOf = ({ code }: Story): string => `guest.${code.toLowerCase()}@example.com`
