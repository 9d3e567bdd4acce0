import { type CardPart, cardParts, type OfflineCard, type RoomOnCard } from './card.ts'

type Compared = Pick<OfflineCard, 'stay' | 'payments'>

/** The parts in which two readings of a reservation differ, in the order of the card. Names of the hotel's are left out: they are words of a language. */
export const changedOnCard = (before: Compared, after: Compared): readonly CardPart[] =>
  cardParts.filter((part) => JSON.stringify(partOf[part](before)) !== JSON.stringify(partOf[part](after)))

const partOf: Record<CardPart, (card: Compared) => unknown> = {
  dates: ({ stay }) => [stay.stay.arrival, stay.stay.departure],
  rooms: ({ stay }) => stay.rooms.map(withoutNames),
  guests: ({ stay }) =>
    stay.rooms.map(({ guests }) =>
      guests.map(({ guestId, firstName, lastName }) => [guestId, firstName, lastName]),
    ),
  price: ({ stay }) => [stay.pricing.total, stay.pricing.dueAtHotel],
  payments: ({ stay, payments }) => [stay.pricing.paid, payments.length],
  terms: ({ stay }) => stay.policyTimeline.map(({ from, until, penalty }) => [from, until, penalty]),
  status: ({ stay }) => stay.status,
}

const withoutNames = ({ roomId, status, category, ratePlan, services }: RoomOnCard) => [
  roomId,
  status,
  category.code,
  ratePlan.code,
  services.map(({ addOnId, quantity }) => [addOnId, quantity]),
]
