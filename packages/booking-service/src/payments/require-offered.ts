import { type PaymentMethod, paymentMethodsAt, type Reservation } from '@veranda/domain'
import type { Refusing } from '../platform/refusal.ts'
import type { PayingService } from './payments.ts'

/** A property is paid by the methods of its flow, and by no others. */
export function requireOffered(
  { brands, refuse }: Pick<PayingService, 'brands'> & Refusing<'method-not-offered'>,
  { brand, property }: Pick<Reservation, 'brand' | 'property'>,
  by: PaymentMethod,
): void {
  if (!paymentMethodsAt(brands.get(brand), property).includes(by))
    throw refuse('method-not-offered', 'This property is not paid that way.')
}
