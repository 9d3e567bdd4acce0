import type { ActionName } from '@veranda/domain'
import { type ComponentType, lazy } from 'react'
import { ComingLater } from './coming-later.tsx'

/** The pages of actions. They are named here, not in the routes, because every name there is weight of the first view. */
const pages: Partial<Record<ActionName, ComponentType>> = {
  'edit-guests': lazy(() => import('../guest-information/route.tsx')),
  'special-request': lazy(() => import('../special-requests/route.tsx')),
}

/** The page of an action that is a page of its own, or the honest one of an action that is not online yet. */
export default function ActionRoute({ action }: { readonly action: ActionName }) {
  const Page = pages[action]
  return Page ? <Page /> : <ComingLater action={action} />
}
