import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireBankTransferOverview } from '../../wire/bank-transfer.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer } from '../../wire/shape.ts'

/** The latest bank transfer that was announced, and whether one may be announced now. */
export const getBankTransfer = /* @__PURE__ */ endpoint({
  name: 'getBankTransfer',
  method: 'GET',
  path: '/booking/:bookingId/bank-transfer',
  summary: 'The latest bank transfer of a reservation, and whether one may be announced',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  reply: answer(wireBankTransferOverview),
})
