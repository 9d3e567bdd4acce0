import { type Failure, langCodeOf, listStandby } from '@veranda/contract'
import type { Locale, Reservation, Result, StandbyOverview } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** What may stay free for the rooms, what is wished for, and its place. */
export const loadStandby = (
  { client }: Pick<Portal, 'client'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
  locale: Locale,
): Promise<Result<StandbyOverview, Failure>> =>
  client.call(listStandby, {
    params: { bookingId: String(bookingId) },
    query: { langCode: langCodeOf(locale) },
  })
