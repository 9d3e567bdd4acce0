import { EntranceScreen } from '@veranda/design-system/screens/staff-frame'
import { Outlet } from 'react-router'
import { useLook } from './use-look.ts'

/** Around every page by which staff come in. */
export function Entrance() {
  return (
    <EntranceScreen {...useLook()}>
      <Outlet />
    </EntranceScreen>
  )
}
