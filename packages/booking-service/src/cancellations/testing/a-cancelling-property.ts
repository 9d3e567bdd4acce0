import { addDays, type PlainDate } from '@veranda/domain'
import { createApp } from '../../app.ts'
import { aTestProperty, type BookedRoom, openNights } from '../../changes/testing/a-test-property.ts'
import type { Store } from '../../platform/db/store.ts'
import { aService } from '../../testing/a-service.ts'
import { seedReasons } from '../seed-reasons.ts'
import { aPayingGuest, canceller } from './a-cancelling-guest.ts'

export const opening: PlainDate = '2027-03-01'
/** Early enough to cancel free of charge. */
const early = addDays(opening, 60)
/** Five days before arrival, when cancelling costs two nights. */
export const late = addDays(opening, 5)

/** Three nights, all paid. */
export const aRoom = (over: Partial<BookedRoom> = {}): BookedRoom => ({
  category: 0,
  pricePerNight: 30_000,
  paid: 90_000,
  ...over,
})

export type CancellingProperty = Awaited<ReturnType<typeof aCancellingProperty>>

/** A property with plenty of rooms and a service with seeded cancellation reasons. */
export async function aCancellingProperty(store: Store) {
  const hotel = await aTestProperty(store.db)
  await openNights(store.db, hotel, { from: opening, nights: 90, rooms: 60 })
  await seedReasons(store.db)
  const service = aService(store)
  const app = createApp(service)
  const guestOf = async (rooms: readonly BookedRoom[], arrival = early) =>
    canceller(app, await aPayingGuest(store.db, hotel, { arrival, rooms }))
  return { store, service, app, hotel, guestOf }
}
