import {
  addDays,
  type CurrencyCode,
  type Instant,
  type PlainDate,
  type Promotion,
  type Stay,
  type LedgerLine,
} from '@veranda/domain'
import { saleEntries, type NewReservation, type NewRoom } from '@veranda/booking-service'
import type { SampleProperty } from './properties/property.ts'
import { cancelledRoomsOf, type Story, versionBeforeCancelling } from './stories/story.ts'
import { sampleRequests } from './sample-requests.ts'

export type SampleBooking = {
  readonly story: Story
  readonly place: SampleProperty
  readonly rooms: readonly NewRoom[]
  readonly saving: number
  readonly bookedOn: PlainDate
  readonly bookedAt: Instant
  readonly today: PlainDate
  readonly stay: Stay
  readonly guestCurrency: CurrencyCode
  readonly exchangeRate: number
  readonly promotion: Promotion | null
}

const markets: Readonly<Record<string, string>> = { MX: 'MEX', IT: 'ITA', GB: 'GBR', US: 'USA', CA: 'USA' }

/** Puts a sample's rooms into a reservation with its payments and its past. */
export function sampleBooking(parts: SampleBooking): NewReservation {
  const { story, place, rooms, stay, bookedAt } = parts
  const at = new Date(bookedAt)
  const underReview = rooms.some(({ room }) => room.status === 'under-review')
  const transfer = story.transfer ? (place.row.transferPrice ?? null) : null
  const { requests, history: asked } = sampleRequests(story, at)
  const entry = (kind: NewReservation['history'][number]['kind'], by: 'guest' | 'hotel' = 'guest') => ({
    at,
    kind,
    by,
    difference: null,
  })
  return {
    reservation: {
      code: story.code,
      brand: place.row.brand,
      propertyId: place.row.id,
      marketCode: markets[story.country] ?? 'INT',
      version: cancelledRoomsOf(story).length > 0 ? versionBeforeCancelling : 1,
      ...stay,
      bookedOn: parts.bookedOn,
      currency: place.row.currency,
      guestCurrency: parts.guestCurrency,
      exchangeRate: parts.exchangeRate,
      promotion: parts.promotion,
      promotionSaving: parts.saving,
      transferPrice: transfer,
      dueAtHotel: 0,
      paymentTerms:
        story.outstandingUntil === 'before-arrival'
          ? { kind: 'before-arrival', by: addDays(stay.arrival, -14) }
          : { kind: 'at-check-in' },
      cancellationCode: null,
      cancelledOn: null,
      comments: '',
      importKey: null,
      sample: story.code,
      createdAt: at,
    },
    rooms,
    requests,
    history: [
      entry('booked'),
      ...(story.paid === 'nothing' ? [] : [entry('paid')]),
      ...asked,
      ...(underReview ? [entry('cancellation-requested')] : []),
    ],
    ledger: ledgerOf(story, rooms, transfer),
  }
}

function ledgerOf(story: Story, rooms: readonly NewRoom[], transfer: number | null): readonly LedgerLine[] {
  const share = { all: 1, half: 0.5, nothing: 0 }[story.paid]
  const forRooms = rooms.flatMap(({ room, nights, services }) => {
    const price = nights.reduce((sum, night) => sum + night.price, 0)
    const addOns = services.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
    const paid = Math.round(price * share)
    return [
      ...saleEntries(room.roomNumber, `room-${room.roomNumber}`, { price, paid, isCancelled: false }),
      ...saleEntries(room.roomNumber, `services-${room.roomNumber}`, {
        price: addOns,
        paid: share === 1 ? addOns : 0,
        isCancelled: false,
      }),
    ]
  })
  return [
    ...forRooms,
    ...(transfer === null
      ? []
      : saleEntries(null, 'transportation', { price: transfer, paid: transfer, isCancelled: false })),
  ]
}
