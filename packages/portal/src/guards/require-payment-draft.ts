import { paths } from '../paths.ts'
import type { PaymentDraft } from '../state/payment-draft.ts'
import { type Guarded, pass, sendTo } from './guarded.ts'
import { isComplete, isFilled } from './is-filled.ts'

/** Everything a payment names must be known. An amount of zero is an amount. */
export function requirePaymentDraft(
  draft: PaymentDraft | undefined,
  cameFrom: string | undefined,
): Guarded<PaymentDraft> {
  if (draft && isPayable(draft)) return pass(draft)
  return sendTo(cameFrom ?? paths.reservation)
}

const isPayable = ({ creditCard, terms, conditions, currency, total }: PaymentDraft): boolean =>
  isComplete(creditCard, ['reservationCode']) &&
  isComplete(terms, ['currency', 'country', 'language', 'market', 'property', 'paymentMethod']) &&
  isComplete(conditions, ['language', 'arrival', 'ratePlanIds']) &&
  isFilled(currency) &&
  typeof total === 'number'
