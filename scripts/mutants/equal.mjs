/** Mutants that change nothing anybody could see, each with why. `line` is the line of code it stands in. */
export const equal = [
  {
    file: 'src/payment/automatic-charge.ts',
    line: "if (agreed.amount >= due.amount) return valueOf(balancePayment(bill, { kind: 'all' }))",
    becomes: 'agreed.amount > due.amount',
    why: 'an amount that is all of it pays all of it below, too',
  },
  {
    file: 'src/payment/automatic-charge.ts',
    line: 'const roomNumbers = bill.parts.flatMap(({ roomNumber }) => roomNumber ?? [])',
    becomes: '["Stryker was here"]',
    why: 'no part has such a room',
  },
  {
    file: 'src/payment/balance.ts',
    line: 'if (amount.amount === due.amount) return ok(paymentOfParts(bill, open))',
    becomes: 'false',
    why: 'the same parts are found below, one after another',
  },
  {
    file: 'src/payment/balance.ts',
    line: 'parts.find(({ roomNumber }) => roomNumber === null)?.total.amount ?? 0',
    becomes: 'parts.find(({ roomNumber }) => roomNumber === null).total',
    why: 'it is asked only where a transfer is paid',
  },
  {
    file: 'src/payment/balance.ts',
    line: 'const pending = parts.find(({ roomNumber }) => roomNumber === null)?.pending.amount ?? 0',
    becomes: 'parts.find(({ roomNumber }) => roomNumber === null).pending',
    why: 'it is asked only where a transfer is paid',
  },
  {
    file: 'src/payment/balance.ts',
    line: 'const moved = roomNumber === null ? 0 : Math.min(left, Math.max(0, paid.amount - total.amount))',
    becomes: 'false',
    why: 'a transfer is never paid too much, so nothing is moved from it',
  },
  {
    file: 'src/payment/balance.ts',
    line: '? weights.map(() => zero(whole.currency))',
    becomes: '() => undefined',
    why: 'a share that is missing counts as none',
  },
  {
    file: 'src/payment/card-month.ts',
    line: 'expires !== undefined && expires < day.slice(0, 7)',
    becomes: 'true',
    why: 'nothing is before no month',
  },
  {
    file: 'src/payment/refund-plan.ts',
    line: 'return { parts, byHand: left.amount > 0 ? left : zero(amount.currency) }',
    becomes: 'true',
    why: 'what is left is never below zero',
  },
  {
    file: 'src/payment/refund-plan.ts',
    line: 'return { parts, byHand: left.amount > 0 ? left : zero(amount.currency) }',
    becomes: 'left.amount >= 0',
    why: 'what is left is never below zero',
  },
]
