import { CompareOptions } from '@veranda/design-system/patterns/compare-options'
import { fetchRoomDrawings } from '@veranda/design-system/patterns/room-card'
import { variants } from '@veranda/domain'
import { useEffect } from 'react'
import { changeFlow } from '../../change-flows.ts'
import { useWay } from '../../layout/use-way.ts'

/** To the workbench, as it was left. Whoever may go there may look at rooms next: their drawings are on the way. */
export function Compare() {
  const way = useWay()
  const [workbench] = variants
  useEffect(fetchRoomDrawings, [])
  const { start } = changeFlow(workbench)
  return <CompareOptions href={start} onNavigate={way(start)} />
}
