import type { ActionName } from '@veranda/domain'
import { StandIn } from '../../stand-ins.tsx'
export default function ComingLaterRoute({ action }: { readonly action: ActionName }) {
  return <StandIn title={action} />
}
