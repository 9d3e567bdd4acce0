import type { AddOnMenu, ChangeSelection, Taking } from '@veranda/domain'
import type { ChangeState, RefusedPart } from '../change-price/index.ts'

/** The element of the one taking that was refused. */
export const refusedTakingId = 'refused-add-on'

/**
 * The add-on that is not given on the day it was chosen for, where its line is on the page. Of one that is taken for
 * several days the service does not say which.
 */
export function refusedTaking(state: ChangeState, selection: ChangeSelection): Taking | undefined {
  if (state.kind !== 'refused' || state.refusal.kind !== 'not-possible') return undefined
  const { why } = state.refusal
  if (why.kind !== 'service-not-on-that-day') return undefined
  const [first, ...others] = selection.services.filter(
    (one): one is Taking => one.kind === 'add' && one.offerId === why.addOnId,
  )
  return others.length === 0 ? first : undefined
}

/** The same by name, for the price and the bar of the page. */
export function refusedAddOn(
  state: ChangeState,
  selection: ChangeSelection,
  menu: AddOnMenu | undefined,
): RefusedPart | undefined {
  const taking = refusedTaking(state, selection)
  const name = menu?.offers.find(({ offerId }) => offerId === taking?.offerId)?.name
  return taking?.day && name ? { name, day: taking.day, id: refusedTakingId } : undefined
}
