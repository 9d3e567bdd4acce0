import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wireBankTransferOverview } from '../../wire/bank-transfer.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer } from '../../wire/shape.ts'

/** Withdraws what was announced: the balance may be paid by other ways again. */
export const withdrawBankTransfer = /* @__PURE__ */ endpoint({
  name: 'withdrawBankTransfer',
  method: 'POST',
  path: '/booking/:bookingId/bank-transfer/withdraw',
  summary: 'Withdraws an announced bank transfer',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({}),
  guard: 'once-on-version',
  refusals: {
    'no-bank-transfer': nothing,
  },
  reply: answer(wireBankTransferOverview),
})
