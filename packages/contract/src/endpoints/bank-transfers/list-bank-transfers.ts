import { endpoint } from '../../endpoint.ts'
import { wireAnnouncedTransfer } from '../../wire/bank-arrival.ts'
import { answer, list } from '../../wire/shape.ts'

/** The bank transfers that have not arrived: those waited for, the nearest day first, and those that lapsed lately. */
export const listBankTransfers = /* @__PURE__ */ endpoint({
  name: 'listBankTransfers',
  method: 'GET',
  path: '/staff/bank-transfers',
  summary: 'Announced bank transfers that have not arrived',
  access: 'staff',
  permission: 'payments:read',
  reply: answer(list(wireAnnouncedTransfer)),
})
