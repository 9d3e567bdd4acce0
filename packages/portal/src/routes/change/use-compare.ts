import { type ChangePurpose, variants } from '@veranda/domain'
import { useNavigate } from 'react-router'
import { changeFlow } from '../../change-flows.ts'
import { usePortal } from '../../portal.ts'
import { takeIntoComparison } from '../../tasks/take-into-comparison.ts'

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
