import { endpoint } from '../../endpoint.ts'
import { wireBankArrival } from '../../wire/bank-arrival.ts'
import { answer, list } from '../../wire/shape.ts'

/** What arrived on the hotel’s accounts: first what is still to be matched or applied, then what is done, newest first. */
export const listBankArrivals = /* @__PURE__ */ endpoint({
  name: 'listBankArrivals',
  method: 'GET',
  path: '/staff/bank-arrivals',
  summary: 'Money that arrived by bank transfer',
  access: 'staff',
  permission: 'payments:read',
  reply: answer(list(wireBankArrival)),
})
