import {
  getAutomaticCharge,
  getBankTransfer,
  getCancellation,
  getCancellationTerms,
  getPriceMatch,
  langCodeOf,
  listCancellationReasons,
  listCountries,
  listSpecialRequests,
  listStandby,
  reasonApplicationOf,
} from '@veranda/contract'
import type { CancellationReason, CancellationReceipt, Reservation } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import type { Reading } from './reading.ts'

/** What several pages, or a page and the press before it, read of a reservation. */

type Calls = Pick<Portal, 'client'>
type Booked = Pick<Reservation, 'bookingId' | 'version'>

const paramsOf = ({ bookingId }: Booked) => ({ bookingId: String(bookingId) })

/** The latest cancellation, and what became of it. */
export const receiptOf = ({ client }: Calls, booked: Booked): Reading<CancellationReceipt> => ({
  about: [cancellation],
  version: booked.version,
  read: () => client.call(getCancellation, { params: paramsOf(booked) }),
})
export const cancellation = 'cancellation'

/** The terms of rooms that may be cancelled. */
export const termsOf = (
  { client }: Calls,
  { bookingId, version }: Booked,
  roomNumbers: readonly number[],
) => ({
  about: ['cancellation-terms', ...roomNumbers],
  version,
  isClearedByFailure: true,
  read: () => client.call(getCancellationTerms, { body: { bookingId, roomNumbers: [...roomNumbers] } }),
})

/** Why guests cancel. */
export const reasonsOf = ({ client }: Calls): Reading<readonly CancellationReason[]> => ({
  about: ['cancellation-reasons'],
  isClearedByFailure: true,
  read: (locale) =>
    client.call(listCancellationReasons, { params: { application: reasonApplicationOf(locale) } }),
})

/** The special requests, each with its state. */
export const requestsOf = ({ client }: Calls, booked: Booked) => ({
  about: ['special-requests'],
  version: booked.version,
  read: () => client.call(listSpecialRequests, { params: paramsOf(booked) }),
})

/** The categories that may stay free, the standby requests, and their places in the queue. */
export const standbyOf = ({ client }: Calls, booked: Booked) => ({
  about: ['standby'],
  version: booked.version,
  read: (locale: string) =>
    client.call(listStandby, { params: paramsOf(booked), query: { langCode: langCodeOf(locale) } }),
})

/** Countries by name, with their dialling codes. */
export const countriesOf = ({ client }: Calls) => ({
  about: ['countries'],
  read: (locale: string) => client.call(listCountries, { params: { lang: langCodeOf(locale) } }),
})

/** The latest bank transfer, and whether one may be announced. */
export const transferOf = ({ client }: Calls, booked: Booked) => ({
  about: ['bank-transfer'],
  version: booked.version,
  read: () => client.call(getBankTransfer, { params: paramsOf(booked) }),
})

/** How the automatic charge of a balance stands, where there is one. */
export const chargeOf = ({ client }: Calls, booked: Booked) => ({
  about: ['automatic-charge'],
  version: booked.version,
  read: () => client.call(getAutomaticCharge, { params: paramsOf(booked) }),
})

/** The latest request for a better price, as it stands now. */
export const priceMatchOf = ({ client }: Calls, booked: Booked) => ({
  about: ['price-match'],
  version: booked.version,
  read: () => client.call(getPriceMatch, { params: paramsOf(booked) }),
})
