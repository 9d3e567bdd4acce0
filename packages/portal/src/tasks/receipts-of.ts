import { listReceipts } from '@veranda/contract'
import type { ReceiptOnCard, Reservation } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** The receipts of a reservation; nothing where they cannot be read now. */
export async function receiptsOf(
  { client }: Pick<Portal, 'client'>,
  { reservationCode: codeReservation }: Reservation,
): Promise<readonly ReceiptOnCard[] | undefined> {
  const answer = await client.call(listReceipts, { params: { codeReservation } })
  return answer.ok ? answer.value.map(({ receipt }) => receipt) : undefined
}
