import { useAtomValue } from 'jotai'
import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router'
import { SessionGate } from '../without-session/session-gates.tsx'
import { requireSession } from '../../guards/require-session.ts'
import { MainLayout } from '../../layout/main-layout.tsx'
import { VisitorLayout } from '../../layout/visitor-layout.tsx'
import { paths } from '../../paths.ts'
import { pathsElsewhere } from '../../paths-elsewhere.ts'
import { usePortal } from '../../portal.ts'
import { receiptPaths } from '../../receipt-paths.ts'
import { sessionAtom } from '../../state/session.ts'
import NotFound from '../not-found/route.tsx'

/** Pages for guests and strangers alike. They are named here, not in the routes: every name there is weight of the first view. */
const forEverybody: readonly (readonly [path: string, Page: ComponentType])[] = [
  [paths.callMe, lazy(() => import('../call-me/route.tsx'))],
  [pathsElsewhere.offlineCard, lazy(() => import('../offline-card/route.tsx'))],
  [receiptPaths.verify, lazy(() => import('../receipt/verify-route.tsx'))],
]

/** And pages of a session. */
const forGuests: readonly (readonly [path: string, Page: ComponentType])[] = [
  [paths.confirmationLetter, lazy(() => import('../confirmation-letter/route.tsx'))],
  [receiptPaths.all, lazy(() => import('../receipt/list-route.tsx'))],
  [receiptPaths.one, lazy(() => import('../receipt/route.tsx'))],
]

/** What no other path leads to: pages few guests begin with, and the one that says there is none. */
export default function Elsewhere() {
  const session = useAtomValue(sessionAtom)
  const { now } = usePortal()
  const isSignedIn = requireSession(session, now()).kind === 'passed'
  return (
    <Routes>
      <Route element={isSignedIn ? <MainLayout /> : <VisitorLayout />}>
        {forEverybody.map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      <Route element={<SessionGate />}>
        <Route element={<MainLayout />}>
          {forGuests.map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      </Route>
      <Route element={<VisitorLayout />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
