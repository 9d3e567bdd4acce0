import { CompareOptions } from '@veranda/design-system/patterns/compare-options'
import { fetchRoomDrawings } from '@veranda/design-system/patterns/room-card'
import { variants } from '@veranda/domain'
import { useEffect } from 'react'
import { changeFlow } from '../../change-flows.ts'
import { useGoTo } from '../../layout/use-go-to.ts'

/** The link to the comparison, as it was left. The drawings of rooms, which it may need next, are fetched ahead. */
export function Compare() {
  const goTo = useGoTo()
  const [comparison] = variants
  useEffect(fetchRoomDrawings, [])
  const { start } = changeFlow(comparison)
  return <CompareOptions href={start} onNavigate={goTo(start)} />
}
