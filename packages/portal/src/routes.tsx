import { LoadingScreen } from '@veranda/design-system/screens/loading'
import { lazy, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router'
import { Frame } from './layout/frame.tsx'
import { MainLayout } from './layout/main-layout.tsx'
import { loadOnce, pageOf } from './load-once.tsx'
import { paths } from './paths.ts'
import { ReservationRoute } from './routes/reservation/route.tsx'
import { SignInRoute } from './routes/sign-in/route.tsx'
import { NoSessionGate, SessionGate } from './routes/without-session/session-gates.tsx'

const OneTimeLink = lazy(() => import('./routes/one-time-link/route.tsx'))
const Handoff = lazy(() => import('./routes/handoff/route.tsx'))
const ConfirmEmail = lazy(() => import('./routes/confirm-email/route.tsx'))
const Forbidden = lazy(() => import('./routes/forbidden/route.tsx'))
export const laterRoutesLoader = loadOnce(() => import('./later-routes.tsx'))
const LaterRoutes = pageOf(laterRoutesLoader)

/** Around the pages that are open to everyone. */
const visitorFrame = (
  <Frame>
    <Outlet />
  </Frame>
)

/** Section 2 of the specification: what a guest sees first. Every other page is in the table that arrives when asked for. */
export const firstRoutes = (
  <>
    <Route path={paths.root} element={<Navigate to={paths.reservation} replace />} />
    <Route path={paths.auth} element={<Navigate to={paths.signIn} replace />} />
    <Route element={visitorFrame}>
      <Route element={<NoSessionGate />}>
        <Route path={paths.signIn} element={<SignInRoute />} />
      </Route>
      <Route path={paths.handoff} element={<Handoff />} />
      <Route path={paths.oneTimeLink} element={<OneTimeLink />} />
      <Route path={paths.confirmEmail} element={<ConfirmEmail />} />
    </Route>
    <Route element={<SessionGate />}>
      <Route path={paths.forbidden} element={<Forbidden />} />
    </Route>
    <Route element={<MainLayout />}>
      <Route element={<SessionGate />}>
        <Route path={paths.reservation} element={<ReservationRoute />} />
      </Route>
      <Route path="*" element={<LaterRoutes />} />
    </Route>
  </>
)

export const PortalRoutes = () => (
  <Suspense fallback={<LoadingScreen />}>
    <Routes>{firstRoutes}</Routes>
  </Suspense>
)
