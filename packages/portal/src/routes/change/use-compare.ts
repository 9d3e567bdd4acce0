import { type ChangePurpose, variants } from '@veranda/domain'
import { useNavigate } from 'react-router'
import { changeFlow } from '../../change-flows.ts'
import { usePortal } from '../../portal.ts'
import { takeIntoWorkbench } from '../../tasks/take-into-workbench.ts'

/** The way from a flow to the workbench, what is chosen taken along; none from the workbench itself. */
export function useCompare(purpose: ChangePurpose): (() => void) | undefined {
  const { store } = usePortal()
  const navigate = useNavigate()
  const [workbench] = variants
  if (variants.some((variant) => variant === purpose)) return undefined
  return () => {
    takeIntoWorkbench(store, purpose)
    void navigate(changeFlow(workbench).start)
  }
}
