import type { GuestPayment } from '@veranda/contract'
import { ServiceRefusal } from '../platform/refusal.ts'
import { guestPaymentOf, loadPayment } from './payment-row.ts'
import type { PaymentNeeds } from './require-provider.ts'

/** The state of a guest's own payment. */
export async function getPayment(
  { store }: Pick<PaymentNeeds, 'store'>,
  { reservationId, paymentId }: { readonly reservationId: number; readonly paymentId: string },
): Promise<GuestPayment> {
  const row = await loadPayment(store.db, paymentId)
  if (row?.reservationId !== reservationId) throw new ServiceRefusal('not-found', 'There is no such payment.')
  return guestPaymentOf(row)
}
