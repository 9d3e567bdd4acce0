import type { Money } from '../money/index.ts'
import type { ServiceCategory } from '../reservation/index.ts'
import type { PlainDate } from '../stay/index.ts'

/** An extra that is taken or given back: the price is on the side where it is had. */
export type ServiceChange = {
  readonly kind: 'added' | 'removed'
  readonly roomNumber: number
  /** The offer that is taken, or the extra of the room that is given back. */
  readonly id: number
  /** The offer it is of; told within the service alone. */
  readonly offerId?: number
  readonly name: string
  readonly category: ServiceCategory
  readonly quantity: number
  readonly day?: PlainDate
  readonly unitPrice: Money
  readonly before: Money
  readonly after: Money
  /** Whether what is given back had been paid. */
  readonly wasPaid: boolean
}
