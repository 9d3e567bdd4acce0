import { StandIn } from '../../stand-ins.tsx'
export function SessionEndedRoute() {
  return <StandIn title="ended" />
}
