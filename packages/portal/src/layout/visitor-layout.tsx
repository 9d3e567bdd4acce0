import { Outlet } from 'react-router'
export function VisitorLayout() {
  return <Outlet />
}
