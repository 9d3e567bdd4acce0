import { type ChangePurpose, partsOf, type Variant, variants } from '@veranda/domain'
import { useNavigate } from 'react-router'
import { changeFlow } from '../../change-flows.ts'
import { usePortal } from '../../portal.ts'
import { changeDraftAtom, keepSelection, selectionIn } from '../../state/change-draft.ts'
import type { Store } from '../../state/clear-all.ts'

/** The way from a flow to the comparison, what is chosen taken along; none from the comparison itself. */
export function useCompare(purpose: ChangePurpose): (() => void) | undefined {
  const { store } = usePortal()
  const navigate = useNavigate()
  const [comparison] = variants
  if (variants.some((variant) => variant === purpose)) return undefined
  return () => {
    takeIntoComparison(store, purpose)
    void navigate(changeFlow(comparison).start)
  }
}

/**
 * Takes what is chosen in a flow into the first way of the comparison that is free, or the last where none is. A way that
 * has just that already is enough.
 */
export function takeIntoComparison(store: Store, purpose: ChangePurpose): void {
  const selection = selectionIn(store.get(changeDraftAtom(purpose)))
  const isNothing = partsOf(selection).length === 0
  const selectionOf = (variant: Variant) => selectionIn(store.get(changeDraftAtom(variant)))
  if (
    isNothing ||
    variants.some((variant) => JSON.stringify(selectionOf(variant)) === JSON.stringify(selection))
  )
    return
  const free = variants.find((variant) => partsOf(selectionOf(variant)).length === 0)
  keepSelection(store, free ?? 'variant-3', selection)
}
