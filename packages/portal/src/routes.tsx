import { LoadingScreen } from '@veranda/design-system/screens/loading'
import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { pathOfAction } from './action-paths.ts'
import { NoSessionGate, SessionGate } from './routes/without-session/session-gates.tsx'
import { MainLayout } from './layout/main-layout.tsx'
import { VisitorLayout } from './layout/visitor-layout.tsx'
import { paths } from './paths.ts'
import { ReservationRoute } from './routes/reservation/route.tsx'
import { SignInRoute } from './routes/sign-in/route.tsx'

const OneTimeLink = lazy(() => import('./routes/one-time-link/route.tsx'))
const Handoff = lazy(() => import('./routes/handoff/route.tsx'))
const ConfirmEmail = lazy(() => import('./routes/confirm-email/route.tsx'))
const Forbidden = lazy(() => import('./routes/forbidden/route.tsx'))
const Elsewhere = lazy(() => import('./routes/elsewhere/route.tsx'))
const CancellationFlow = lazy(() => import('./routes/cancellation/route.tsx'))
const ChangeFlow = lazy(() => import('./routes/change-pages/route.tsx'))
const Balance = lazy(() => import('./routes/balance/route.tsx'))
const Action = lazy(() => import('./routes/action/route.tsx'))

/** The first words of every change of the stay: what follows them is in its own route. */
const changes = ['update', 'upgrade', 'room', 'services', 'options']

const actions = ['edit-guests', 'special-request'] as const

/** Section 2 of the specification, line by line. What a guest sees first is in the entry; the rest arrives when asked for. */
export const PortalRoutes = () => (
  <Suspense fallback={<LoadingScreen />}>
    <Routes>
      <Route path={paths.root} element={<Navigate to={paths.reservation} replace />} />
      <Route path={paths.auth} element={<Navigate to={paths.signIn} replace />} />
      <Route element={<VisitorLayout />}>
        <Route element={<NoSessionGate />}>
          <Route path={paths.signIn} element={<SignInRoute />} />
        </Route>
        <Route path={paths.handoff} element={<Handoff />} />
        <Route path={paths.oneTimeLink} element={<OneTimeLink />} />
        <Route path={paths.confirmEmail} element={<ConfirmEmail />} />
      </Route>
      <Route path="*" element={<Elsewhere />} />
      <Route element={<SessionGate />}>
        <Route path={paths.forbidden} element={<Forbidden />} />
        <Route element={<MainLayout />}>
          <Route path={paths.reservation} element={<ReservationRoute />} />
          <Route path={paths.cancellationPolicies} element={<CancellationFlow />} />
          <Route path={paths.cancellationReason} element={<CancellationFlow />} />
          <Route path={`${paths.cancellationDetails}/:pageNumber?`} element={<CancellationFlow />} />
          <Route path={paths.cancelled} element={<CancellationFlow />} />
          {changes.map((word) => (
            <Route key={word} path={`/${word}/*`} element={<ChangeFlow />} />
          ))}
          <Route path={`${paths.balance}/*`} element={<Balance />} />
          {actions.map((action) => (
            <Route key={action} path={pathOfAction(action)} element={<Action action={action} />} />
          ))}
        </Route>
      </Route>
    </Routes>
  </Suspense>
)
