import { type Failure, listSpecialRequests } from '@veranda/contract'
import type { Reservation, Result, SpecialRequest } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** What was asked for so far, with what became of it. */
export const loadSpecialRequests = (
  { client }: Pick<Portal, 'client'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
): Promise<Result<readonly SpecialRequest[], Failure>> =>
  client.call(listSpecialRequests, { params: { bookingId: String(bookingId) } })
