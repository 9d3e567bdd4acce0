import { type Failure, langCodeOf, listStandby } from '@veranda/contract'
import type { Locale, Reservation, Result, StandbyOverview } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** The categories that may stay free, the standby requests, and their places in the queue. */
export const loadStandby = (
  { client }: Pick<Portal, 'client'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
  locale: Locale,
): Promise<Result<StandbyOverview, Failure>> =>
  client.call(listStandby, {
    params: { bookingId: String(bookingId) },
    query: { langCode: langCodeOf(locale) },
  })
