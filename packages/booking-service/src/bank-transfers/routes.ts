import {
  encodeAnnouncedTransfer,
  encodeBankArrival,
  encodeBankTransferOverview,
  endpoints,
} from '@veranda/contract'
import { onWire } from '../platform/http/idempotent-write.ts'
import { serve } from '../platform/http/serve.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import { announceBankTransfer } from './announce-bank-transfer.ts'
import { applyBankArrival } from './apply-bank-arrival.ts'
import { bankTransferOverview } from './bank-transfer-overview.ts'
import { listBankArrivals, listBankTransfers } from './list-arrivals.ts'
import { matchBankArrival, unmatchBankArrival } from './match-bank-arrival.ts'
import { recordBankArrival } from './record-bank-arrival.ts'
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
  recordBankArrival: serve(endpoints.recordBankArrival, async (service, { staff, body, claim }) =>
    onWire(await recordBankArrival(service, staff, body, claim), encodeBankArrival),
  ),
  matchBankArrival: serve(endpoints.matchBankArrival, async (service, { staff, params, body, claim }) =>
    onWire(await matchBankArrival(service, staff, { ...params, ...body }, claim), encodeBankArrival),
  ),
  unmatchBankArrival: serve(endpoints.unmatchBankArrival, async (service, { staff, params, claim }) =>
    onWire(await unmatchBankArrival(service, staff, params.arrivalId, claim), encodeBankArrival),
  ),
  applyBankArrival: serve(endpoints.applyBankArrival, async (service, { staff, params, body, claim }) =>
    onWire(await applyBankArrival(service, staff, { ...params, ...body }, claim), encodeBankArrival),
  ),
}
