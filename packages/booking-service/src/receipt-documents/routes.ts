import { encodeCredit, encodeReceipt, endpoints } from '@veranda/contract'
import type { GuestSession } from '../identity/identity.ts'
import { serve } from '../platform/http/serve.ts'
import type { Service } from '../platform/service.ts'
import { listCredits, listReceipts } from '../receipts/list-receipts.ts'
import { publishedKeys } from '../receipts/signing-keys.ts'
import { requireOwnCode } from '../reservations/require-own.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import { openReceipt, requireReceipt } from './open-receipt.ts'

async function own({ store, clock }: Pick<Service, 'store' | 'clock'>, guest: GuestSession, code: string) {
  requireOwnCode(guest, code)
  return (await requireReservation(store.db, guest, clock.now())).reservation
}

export const receiptRoutes = {
  listReceipts: serve(endpoints.listReceipts, async (service, { guest, params }) => {
    const { bookingId } = await own(service, guest, params.codeReservation)
    return (await listReceipts(service.store.db, bookingId)).map(encodeReceipt)
  }),
  getReceipt: serve(endpoints.getReceipt, async (service, { guest, params }) => {
    const reservation = await own(service, guest, params.codeReservation)
    return encodeReceipt(await requireReceipt(service, reservation, params.receiptNumber))
  }),
  openReceipt: serve(endpoints.openReceipt, async (service, { guest, params, call }) => {
    const reservation = await own(service, guest, params.codeReservation)
    return openReceipt(service, { guest, reservation, number: params.receiptNumber, locale: call.locale })
  }),
  listCredits: serve(endpoints.listCredits, async (service, { guest, params }) => {
    const reservation = await own(service, guest, params.codeReservation)
    const credits = await listCredits(service.store.db, reservation, service.clock.now())
    return credits.map(encodeCredit)
  }),
  listReceiptKeys: serve(endpoints.listReceiptKeys, async ({ store }) => ({
    keys: (await publishedKeys(store.db)).map((key) => ({ ...key })),
  })),
}
