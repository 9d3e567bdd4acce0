import type { Money } from '../money/index.ts'
import type { Reservation } from '../reservation/index.ts'
import type { StayChange } from './stay-change.ts'

/** A promotion that does not apply to new dates, and what it saved on the stay as booked. */
export type LostPromotion = {
  readonly code: string
  /** Missing if it had saved nothing. */
  readonly saving?: Money
}

/** The promotion that a change loses: the requested code, or else the reservation's own. */
export function lostPromotion(
  { promotion }: Pick<StayChange, 'promotion'>,
  { promotion: own, pricing }: Pick<Reservation, 'promotion' | 'pricing'>,
  wantedCode?: string,
): LostPromotion | undefined {
  const code = wantedCode ?? own?.code
  if (promotion !== 'lost' || code === undefined) return undefined
  const isOwn = own?.code.toUpperCase() === code.toUpperCase()
  return isOwn && pricing.promotionSaving.amount > 0 ? { code, saving: pricing.promotionSaving } : { code }
}
