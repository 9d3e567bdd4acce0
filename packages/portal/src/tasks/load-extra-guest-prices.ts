import { type Failure, listExtraGuestPrices } from '@veranda/contract'
import type { ExtraGuestPrices, Reservation, Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** What one guest more costs in each room. */
export const loadExtraGuestPrices = (
  { client }: Pick<Portal, 'client'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
): Promise<Result<readonly ExtraGuestPrices[], Failure>> =>
  client.call(listExtraGuestPrices, { params: { bookingId: String(bookingId) } })
