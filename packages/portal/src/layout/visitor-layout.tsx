import { Outlet } from 'react-router'
import { Frame } from './frame.tsx'

/** Around the pages that are open to everyone. */
export const VisitorLayout = () => (
  <Frame>
    <Outlet />
  </Frame>
)
