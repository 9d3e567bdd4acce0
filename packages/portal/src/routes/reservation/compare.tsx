import { CompareOptions } from '@veranda/design-system/patterns/compare-options'
import { fetchRoomDrawings } from '@veranda/design-system/patterns/room-card'
import { variants } from '@veranda/domain'
import { useEffect } from 'react'
import { changeFlow } from '../../change-flows.ts'
import { useGoTo } from '../../layout/use-go-to.ts'

/** To the comparison, as it was left. Whoever may go there may look at rooms next: their drawings are on the way. */
export function Compare() {
  const goTo = useGoTo()
  const [comparison] = variants
  useEffect(fetchRoomDrawings, [])
  const { start } = changeFlow(comparison)
  return <CompareOptions href={start} onNavigate={goTo(start)} />
}
