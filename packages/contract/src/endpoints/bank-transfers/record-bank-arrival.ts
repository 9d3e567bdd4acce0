import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wireBankArrival } from '../../wire/bank-arrival.ts'
import { currencyCode, plainDate } from '../../wire/scalars.ts'
import { answer } from '../../wire/shape.ts'
import { freeTextOrEmpty, text } from '../../wire/text.ts'
import { decimal } from '../../wire/whole-number.ts'

/** Records money that arrived; its reference proposes what it is for. The same entry of the bank is recorded once. */
export const recordBankArrival = /* @__PURE__ */ endpoint({
  name: 'recordBankArrival',
  method: 'POST',
  path: '/staff/bank-arrivals',
  summary: 'Records money that arrived by bank transfer',
  access: 'staff',
  permission: 'payments:match',
  body: strictObject({
    /** On whose account. */
    societyCode: text(40),
    /** The bank’s own number of the entry, unique on the account. */
    bankEntryId: text(80),
    amount: decimal(),
    currencyCode,
    bookingDate: plainDate,
    /** What the bank wrote beside it. */
    text: freeTextOrEmpty(1_000),
    /** Where the bank has a field of its own for it. */
    reference: optional(text(80)),
  }),
  guard: 'once',
  refusals: {
    'society-not-found': nothing,
    'amount-not-possible': nothing,
    /** The bank’s number is known with another amount, currency or day. */
    'arrival-contradicts': nothing,
  },
  reply: answer(wireBankArrival),
})
