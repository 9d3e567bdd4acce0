import {
  encodeAnnouncedTransfer,
  encodeBankArrival,
  encodeBankTransferOverview,
  endpoints,
} from '@veranda/contract'
import { fromMajor } from '@veranda/domain'
import { onWire } from '../platform/http/idempotent-write.ts'
import { serve, serveValue } from '../platform/http/serve.ts'
import type { Service } from '../platform/service.ts'
import type { Signing } from '../receipts/signer.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import { announceBankTransfer } from './announce-bank-transfer.ts'
import { applyBankArrival } from './apply-bank-arrival.ts'
import { bankTransferOverview } from './bank-transfer-overview.ts'
import { listBankArrivals, listBankTransfers } from './list-arrivals.ts'
import { matchBankArrival, unmatchBankArrival } from './match-bank-arrival.ts'
import { recordBankArrival } from './record-bank-arrival.ts'
import { returnBankArrival } from './return-bank-arrival.ts'
import { withdrawBankTransfer } from './withdraw-bank-transfer.ts'

export const bankTransferRoutes = {
  getBankTransfer: serve(endpoints.getBankTransfer, async ({ store, clock, brands }, { guest, params }) => {
    const now = clock.now()
    const { reservation } = await requireReservation(store.db, guest, now)
    requireOwn(reservation, Number(params.bookingId))
    const overview = await bankTransferOverview(store.db, brands, reservation, now)
    return encodeBankTransferOverview(overview)
  }),
  announceBankTransfer: serve(
    endpoints.announceBankTransfer,
    async (service, { guest, params, body, claim, version, locale }) => {
      const { quoteToken: token, ...given } = body
      const command = { ...given, token, bookingId: Number(params.bookingId), version, locale }
      return onWire(await announceBankTransfer(service, guest, command, claim), encodeBankTransferOverview)
    },
  ),
  withdrawBankTransfer: serve(
    endpoints.withdrawBankTransfer,
    async (service, { guest, params, claim, version }) => {
      const seen = { bookingId: Number(params.bookingId), version }
      return onWire(await withdrawBankTransfer(service, guest, seen, claim), encodeBankTransferOverview)
    },
  ),
  listBankTransfers: serve(endpoints.listBankTransfers, async ({ store, clock }) => {
    const transfers = await listBankTransfers(store.db, clock.now())
    return transfers.map(encodeAnnouncedTransfer)
  }),
  listBankArrivals: serve(endpoints.listBankArrivals, async ({ store, clock }) => {
    const arrivals = await listBankArrivals(store.db, clock.now())
    return arrivals.map(encodeBankArrival)
  }),
  recordBankArrival: serveValue(endpoints.recordBankArrival, (service, { staff, body, claim }) => {
    const { amount, currencyCode, bookingDate: bookedOn, ...entry } = body
    const arrived = fromMajor(amount, currencyCode)
    return recordBankArrival(service, staff, { ...entry, arrived, bookedOn }, claim)
  }),
  matchBankArrival: serve(endpoints.matchBankArrival, async (service, { staff, params, body, claim }) =>
    onWire(await matchBankArrival(service, staff, { ...params, ...body }, claim), encodeBankArrival),
  ),
  unmatchBankArrival: serve(endpoints.unmatchBankArrival, async (service, { staff, params, claim }) =>
    onWire(await unmatchBankArrival(service, staff, params.arrivalId, claim), encodeBankArrival),
  ),
  returnBankArrival: serveValue(endpoints.returnBankArrival, (service, { staff, params, body, claim }) =>
    returnBankArrival(service, staff, { ...params, ...body }, claim),
  ),
  applyBankArrival: serveValue<typeof endpoints.applyBankArrival, Service & Signing>(
    endpoints.applyBankArrival,
    (service, { staff, params, body, claim }) =>
      applyBankArrival(service, staff, { ...params, ...body }, claim),
  ),
}
