import { type ChangePurpose, partsOf, type Variant, variants } from '@veranda/domain'
import type { Store } from '../state/clear-all.ts'
import { changeDraftAtom, keepWish, wishIn } from '../state/change-draft.ts'

/**
 * Takes what is chosen in a flow into the first way of the workbench that is free, or the last where none is. A way that
 * has just that already is enough.
 */
export function takeIntoWorkbench(store: Store, purpose: ChangePurpose): void {
  const wish = wishIn(store.get(changeDraftAtom(purpose)))
  const isNothing = partsOf(wish).length === 0
  const wishOf = (variant: Variant) => wishIn(store.get(changeDraftAtom(variant)))
  if (isNothing || variants.some((variant) => JSON.stringify(wishOf(variant)) === JSON.stringify(wish)))
    return
  const free = variants.find((variant) => partsOf(wishOf(variant)).length === 0)
  keepWish(store, free ?? 'variant-3', wish)
}
