import { type ChangePurpose, partsOf, type Variant, variants } from '@veranda/domain'
import { useNavigate } from 'react-router'
import { changeFlow } from '../../change-flows.ts'
import { usePortal } from '../../portal.ts'
import { changeDraftAtom, keepSelection, selectionIn } from '../../state/change-draft.ts'
import type { Store } from '../../state/clear-all.ts'

/** Leads from a flow to the comparison and takes its selection along; nothing on the comparison itself. */
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
 * Puts a flow's selection into the first empty option of the comparison, or into the last if none is empty. An option that
 * has the same selection already is left as it is.
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
