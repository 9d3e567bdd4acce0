import { allocate, isZero, type Money, sum, zero } from '../money/index.ts'
import { activeRooms, type CancellableRoom, type CancellationFacts } from './cancellation-facts.ts'

/**
 * The promotion's saving on some of the active rooms. It is stored for the reservation as a whole; a room's
 * share is in proportion to its price.
 */
export function savingOn(
  active: readonly Pick<CancellableRoom, 'roomNumber' | 'total'>[],
  roomNumbers: ReadonlySet<number>,
  saving: Money,
): Money {
  if (active.every(({ total }) => total.amount === 0)) return zero(saving.currency)
  const shares = allocate(
    saving,
    active.map(({ total }) => total.amount),
  )
  return sum(
    shares.filter((_, index) => roomNumbers.has(active[index]?.roomNumber ?? 0)),
    saving.currency,
  )
}

/** The promotion's saving on the cancelled rooms. It changes no amount of the others. */
export type PromotionLost = { readonly code: string; readonly saving: Money }

/** The promotion code and what it saved on the rooms that go; nothing where the stay has none, or they keep it. */
export function promotionLostBy(
  { promotion, pricing, rooms }: Pick<CancellationFacts, 'promotion' | 'pricing' | 'rooms'>,
  going: ReadonlySet<number>,
): PromotionLost | undefined {
  const saving = savingOn(activeRooms(rooms), going, pricing.promotionSaving)
  return promotion && !isZero(saving) ? { code: promotion.code, saving } : undefined
}
