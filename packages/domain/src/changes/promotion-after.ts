import type { Promotion, Reservation } from '../reservation/index.ts'
import type { NightChange } from './night-change.ts'
import type { StayChange } from './stay-change.ts'

/**
 * The reservation's promotion after a change. It stays while a room keeps a price that it lowered, and where
 * nothing was priced anew.
 */
export function promotionAfter(
  { promotion }: Pick<Reservation, 'promotion'>,
  change: StayChange,
): { readonly promotion: Promotion | null; readonly promotionSaving: number } {
  const promotionSaving = change.saving.amount
  if (change.promotion === 'applied')
    return { promotion: change.appliedPromotion ?? promotion ?? null, promotionSaving }
  const isUntouched =
    change.promotion === 'none' && change.rooms.every(({ nights }) => nights.every(isRetained))
  return isUntouched || promotionSaving > 0
    ? { promotion: promotion ?? null, promotionSaving }
    : { promotion: null, promotionSaving: 0 }
}

const isRetained = ({ mark }: Pick<NightChange, 'mark'>): boolean => mark === 'kept'
