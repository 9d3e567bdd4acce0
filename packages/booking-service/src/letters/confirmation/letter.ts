import {
  activeRooms,
  type AddOn,
  isZero,
  type Locale,
  nightsOf,
  type PolicyTier,
  type PricingDetails,
  type Reservation,
  type Room,
} from '@veranda/domain'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { factLetter, type LetterSection } from '../fact-letter.ts'
import { exactMoney, fullDate, momentThere } from '../letter-formats.ts'
import { callOf, type Fact } from '../letter-parts.ts'
import { type GuestLetter, type Say, wordsOf } from '../letter-words.ts'
import { roomInLetter } from '../room-in-letter.ts'

/** The reader of a confirmation: the guest at their own address, or another recipient, who sees initials instead of names. */
export type ConfirmationReader = 'own' | 'other'

export type ConfirmationLetter = GuestLetter & {
  readonly reservation: Reservation
  readonly reader: ConfirmationReader
}

export type ConfirmationContent = {
  readonly subject: string
  readonly sentence: string
  readonly sections: readonly LetterSection[]
  readonly help: string
}

/** The letter that confirms a stay, with all that is booked. It opens nothing: its link leads to signing in. */
export const confirmationLetter = (letter: ConfirmationLetter): Promise<LetterContent> =>
  factLetter(letter, () => confirmationContent(letter))

/** What the letter says, and the document that goes with it. */
export function confirmationContent(letter: ConfirmationLetter): ConfirmationContent {
  const { reservation, locale } = letter
  const say = wordsOf(letter)
  const rooms = activeRooms(reservation.rooms)
  const parts: readonly (LetterSection | undefined)[] = [
    { title: say('letter-confirmation.stay'), facts: stayFacts(letter, say) },
    { title: say('letter-confirmation.rooms'), facts: rooms.map((room) => roomFact(letter, room, say)) },
    rooms.some(({ services }) => services.length > 0) || reservation.transfer
      ? { title: say('letter-confirmation.add-ons'), facts: addOnFacts(letter, rooms, say) }
      : undefined,
    {
      title: say('letter-confirmation.policy'),
      facts: reservation.policyTimeline.map((tier) => tierFact(letter, tier, say)),
    },
    {
      title: say('letter-confirmation.price'),
      figures: priceFigures(locale, reservation.pricing, say),
      paragraphs: [balanceWords(locale, reservation.pricing, say)],
    },
    { title: say('letter-confirmation.there'), facts: thereFacts(letter, say) },
  ]
  return {
    subject: say('letter-confirmation.subject'),
    sentence: say('letter-confirmation.sentence'),
    sections: parts.filter((part) => part !== undefined),
    help: say('letter-confirmation.help'),
  }
}

function stayFacts({ reservation, locale }: ConfirmationLetter, say: Say): readonly Fact[] {
  const { stay, property } = reservation
  const clock = (time: string) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
      Date.parse(`1970-01-01T${time}Z`),
    )
  return [
    { label: say('letter-confirmation.code'), text: reservation.reservationCode },
    {
      label: say('letter-stay.arrival'),
      text: say('letter-confirmation.check-in', {
        date: fullDate(locale, stay.arrival),
        time: clock(property.checkInAt),
      }),
    },
    {
      label: say('letter-stay.departure'),
      text: say('letter-confirmation.check-out', {
        date: fullDate(locale, stay.departure),
        time: clock(property.checkOutAt),
      }),
    },
    {
      label: say('letter-stay.length'),
      text: say('letter-stay.nights', { nights: nightsOf(stay) }),
    },
  ]
}

/** Its category and rate, for how many, and who sleeps there. */
function roomFact({ reader }: ConfirmationLetter, room: Room, say: Say): Fact {
  const { roomNumber, category, ratePlan, occupancy, guests } = room
  const names = guests.map((guest) => nameFor(reader, guest)).filter((name) => name !== '')
  return {
    label: roomInLetter(say, { roomNumber, guest: undefined }),
    text: [
      `${category.name}\u00A0· ${ratePlan.name}`,
      say('letter-stay.people', { ...occupancy }),
      ...(names.length > 0 ? [names.join(', ')] : []),
    ].join('\n'),
  }
}

type Named = { readonly firstName: string; readonly lastName: string }

/** Number and names open a reservation: an address that is not the guest's own reads initials. */
function nameFor(reader: ConfirmationReader, { firstName, lastName }: Named): string {
  const name = [firstName, lastName].filter((part) => part !== '')
  return reader === 'own'
    ? name.join(' ')
    : name.map((part) => `${Array.from(part)[0]?.toLocaleUpperCase() ?? ''}.`).join(' ')
}

/** Those of a room below each other, under its number. */
const addOnFacts = (
  { reservation: { transfer, currency }, locale }: ConfirmationLetter,
  rooms: readonly Room[],
  say: Say,
): readonly Fact[] => [
  ...rooms
    .filter(({ services }) => services.length > 0)
    .map(({ roomNumber, services }) => ({
      label: roomInLetter(say, { roomNumber, guest: undefined }),
      text: services.map((addOn) => addOnLine(locale, addOn, say)).join('\n'),
    })),
  ...(transfer
    ? [
        {
          label: say('letter-stay.transfer'),
          text: exactMoney(locale, { ...transfer.price, currency }),
        },
      ]
    : []),
]

function addOnLine(locale: Locale, { quantity, name, date, total }: AddOn, say: Say): string {
  const listed = date
    ? say('letter-stay.add-on-on', { quantity, name, date: fullDate(locale, date) })
    : say('letter-stay.add-on', { quantity, name })
  return `${listed}\u00A0· ${isZero(total) ? say('letter-confirmation.included') : exactMoney(locale, total)}`
}

function tierFact({ reservation, locale }: ConfirmationLetter, tier: PolicyTier, say: Say): Fact {
  const { from, until, penalty, refund } = tier
  const { timeZone } = reservation.property
  const at = until ?? from
  const moment = at === undefined ? '' : momentThere(say, locale, at, timeZone)
  const label = until
    ? say('letter-confirmation.until', { moment })
    : from
      ? say('letter-confirmation.from', { moment })
      : say('letter-confirmation.always')
  const money = { fee: exactMoney(locale, penalty), refund: exactMoney(locale, refund) }
  const cost = isZero(penalty) ? say('letter-confirmation.free') : say('letter-confirmation.fee', money)
  return {
    label,
    text: isZero(refund) ? cost : `${cost}\n${say('letter-confirmation.refund', money)}`,
  }
}

function priceFigures(locale: Locale, pricing: PricingDetails, say: Say): readonly Fact[] {
  const { rooms, services, transfer, dueAtHotel, total, paid, balance } = pricing
  const line = (label: string, amount: typeof total) => ({ label, text: exactMoney(locale, amount) })
  return [
    line(say('letter-confirmation.rooms-price'), rooms),
    ...(isZero(services) ? [] : [line(say('letter-confirmation.add-ons'), services)]),
    ...(isZero(transfer) ? [] : [line(say('letter-stay.transfer'), transfer)]),
    line(say('letter-confirmation.total'), total),
    line(say('letter-confirmation.paid'), paid),
    ...(isZero(dueAtHotel) ? [] : [line(say('letter-confirmation.at-hotel'), dueAtHotel)]),
    line(say('letter-confirmation.balance'), balance),
  ]
}

function balanceWords(locale: Locale, { balanceDue }: PricingDetails, say: Say): string {
  switch (balanceDue.kind) {
    case 'nothing':
      return say('letter-confirmation.paid-in-full')
    case 'before-arrival':
      return say('letter-confirmation.due-by', { date: fullDate(locale, balanceDue.by) })
    case 'at-check-in':
      return say('letter-confirmation.due-at-check-in')
  }
}

function thereFacts({ reservation, helpPhone, locale }: ConfirmationLetter, say: Say): readonly Fact[] {
  const { name, address } = reservation.property
  const { street, zipCode, city, stateCode, countryCode, latitude, longitude } = address
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode) ?? countryCode
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
  const place = [`${zipCode} ${city}`.trim(), stateCode, country].filter(Boolean).join(', ')
  return [
    { label: say('letter-confirmation.address'), text: [name, street, place].filter(Boolean).join('\n') },
    {
      label: say('letter-confirmation.map'),
      text: map,
      link: { href: map, label: say('letter-confirmation.open-map') },
    },
    ...(helpPhone === ''
      ? []
      : [
          {
            label: say('letter-confirmation.phone'),
            text: helpPhone,
            link: { href: callOf(helpPhone), label: helpPhone },
          },
        ]),
  ]
}
