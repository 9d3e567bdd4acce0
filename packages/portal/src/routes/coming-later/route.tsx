import { ComingLaterScreen } from '@veranda/design-system/screens/coming-later'
import type { ActionName } from '@veranda/domain'
import { type ComponentType, lazy } from 'react'
import { useHelp } from '../../layout/use-help.ts'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'

/** The flows that came. They are named here, not in the routes, because every name there is weight of the first view. */
const came: Partial<Record<ActionName, ComponentType>> = {
  'edit-guests': lazy(() => import('../guest-information/route.tsx')),
  'special-request': lazy(() => import('../special-requests/route.tsx')),
}

/** A flow's page, or the honest page of one that is not online yet. */
export default function ComingLaterRoute({ action }: { readonly action: ActionName }) {
  const Flow = came[action]
  return Flow ? <Flow /> : <ComingLater action={action} />
}

function ComingLater({ action }: { readonly action: ActionName }) {
  const help = useHelp()
  const onBack = useWay()(paths.reservation)
  return <ComingLaterScreen action={action} help={help} backHref={paths.reservation} onBack={onBack} />
}
