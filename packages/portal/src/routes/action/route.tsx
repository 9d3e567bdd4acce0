import { type ComponentType, lazy } from 'react'
import { PermissionGate } from '../../guards/permission-gate.tsx'

/** The actions that are a page of their own, apart from changes of the stay and cancelling. */
export type PageAction = 'edit-guests' | 'special-request'

/** Their pages. They are named here, not in the routes, because every name there is weight of the first view. */
const pages: Record<PageAction, ComponentType> = {
  'edit-guests': lazy(() => import('../guest-information/route.tsx')),
  'special-request': lazy(() => import('../special-requests/route.tsx')),
}

export default function ActionRoute({ action }: { readonly action: PageAction }) {
  const Page = pages[action]
  return (
    <PermissionGate action={action}>
      <Page />
    </PermissionGate>
  )
}
