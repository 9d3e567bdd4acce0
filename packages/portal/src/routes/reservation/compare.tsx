import { CompareOptions } from '@veranda/design-system/patterns/compare-options'
import { variants } from '@veranda/domain'
import { changeFlow } from '../../change-flows.ts'
import { useWay } from '../../layout/use-way.ts'

/** To the workbench, as it was left. */
export function Compare() {
  const way = useWay()
  const [workbench] = variants
  const { start } = changeFlow(workbench)
  return <CompareOptions href={start} onNavigate={way(start)} />
}
