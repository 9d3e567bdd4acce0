import { StandIn } from '../../stand-ins.tsx'
export default function Route() {
  return <StandIn title="one-time-link" />
}
