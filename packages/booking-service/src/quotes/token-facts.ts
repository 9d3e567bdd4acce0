import type { GuestSession } from '../identity/identity.ts'
import { canonicalJson } from './canonical-json.ts'
import type { QuoteRow } from './quote-row.ts'
import type { TokenFacts } from './quote-token.ts'

type Signed<Row> = Row extends QuoteRow
  ? Pick<Row, 'id' | 'reservationId' | 'version' | 'kind' | 'input' | 'change' | 'expiresAt'>
  : never

/** The facts that a quote's token signs. */
export const tokenFacts = ({ originJti }: GuestSession, row: Signed<QuoteRow>): TokenFacts => ({
  quoteId: row.id,
  reservationId: row.reservationId,
  session: originJti,
  version: row.version,
  ...promised(row),
  expiresAt: row.expiresAt,
})

function promised(row: Signed<QuoteRow>): Pick<TokenFacts, 'inputs' | 'total' | 'currency'> {
  if (row.kind === 'cancel') {
    const { amount, currency } = row.change.penalty
    return { inputs: row.input.roomNumbers, total: amount, currency }
  }
  if (row.kind === 'pay-balance') {
    const { amount, currency } = row.change.payment.amount
    return { inputs: canonicalJson(row.input), total: amount, currency }
  }
  const { amount, currency } = row.change.newTotal
  return { inputs: canonicalJson(row.input), total: amount, currency }
}
