import { ServiceRefusal } from '../platform/refusal.ts'
import type { PaymentMethod } from './port.ts'

type GivenMethod = {
  readonly kind: PaymentMethod['kind']
  readonly token?: string | undefined
  readonly cardId?: string | undefined
}

/** A new card's token, a stored card's id, or neither for PayPal: what belongs to the kind. */
export function paymentMethodOf({ kind, token, cardId }: GivenMethod): PaymentMethod {
  if (kind === 'card' && token !== undefined && cardId === undefined) return { kind, token }
  if (kind === 'stored-card' && cardId !== undefined && token === undefined) return { kind, cardId }
  if (kind === 'paypal' && token === undefined && cardId === undefined) return { kind }
  throw new ServiceRefusal('malformed-request', 'Give either a new card’s token or a stored card’s id.')
}
