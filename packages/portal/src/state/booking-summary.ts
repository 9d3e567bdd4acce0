import { boolean, type InferOutput, number, object, picklist, string } from 'valibot'
import { storedAtom } from './stored-atom.ts'

const bookingSummary = object({
  bookingId: number(),
  reservationCode: string(),
  propertyName: string(),
  /** Minor units of the property's currency. */
  total: number(),
  status: picklist(['pending-payment', 'cancelled', 'confirmed', 'under-review']),
  hasSeveralRooms: boolean(),
  isEveryRoomRefundable: boolean(),
})

/** What guards and flows need to know of a reservation, kept for the session. */
export type BookingSummary = InferOutput<typeof bookingSummary>

export const bookingSummaryAtom = storedAtom('booking-summary', bookingSummary)
