import type { PaidCard } from '@veranda/domain'
import type { PaymentRow } from './payment-row.ts'

/** The card of a payment, where it is known, as a part of what is said about it. */
export const cardOf = ({
  cardBrand: scheme,
  lastDigits,
}: Pick<PaymentRow, 'cardBrand' | 'lastDigits'>): { readonly card?: PaidCard } =>
  scheme !== null && lastDigits !== null ? { card: { scheme, lastDigits } } : {}
