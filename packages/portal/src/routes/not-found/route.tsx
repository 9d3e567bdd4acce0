import { StandIn } from '../../stand-ins.tsx'
export default function Route() {
  return <StandIn title="not-found" />
}
