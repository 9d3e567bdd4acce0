import { type Failure, listSpecialRequests } from '@veranda/contract'
import type { Reservation, Result, SpecialRequest } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** The special requests, each with its state. */
export const loadSpecialRequests = (
  { client }: Pick<Portal, 'client'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
): Promise<Result<readonly SpecialRequest[], Failure>> =>
  client.call(listSpecialRequests, { params: { bookingId: String(bookingId) } })
