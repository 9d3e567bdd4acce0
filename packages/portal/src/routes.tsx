import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { NoSessionGate, SessionGate } from './guards/gate.tsx'
import { MainLayout } from './layout/main-layout.tsx'
import { Placeholder } from './layout/placeholder.tsx'
import { VisitorLayout } from './layout/visitor-layout.tsx'
import { paths } from './paths.ts'
import { ReservationRoute } from './routes/reservation/route.tsx'
import { SignInRoute } from './routes/sign-in/route.tsx'

const OneTimeLink = lazy(() => import('./routes/one-time-link/route.tsx'))
const Handoff = lazy(() => import('./routes/handoff/route.tsx'))
const Forbidden = lazy(() => import('./routes/forbidden/route.tsx'))
const NotFound = lazy(() => import('./routes/not-found/route.tsx'))
const CancellationFlow = lazy(() => import('./routes/cancellation/route.tsx'))
const ChangeDates = lazy(() => import('./routes/change-dates/route.tsx'))
const ChangeDatesPayment = lazy(() => import('./routes/change-dates-payment/route.tsx'))
const RoomUpgrade = lazy(() => import('./routes/room-upgrade/route.tsx'))
const RoomUpgradePayment = lazy(() => import('./routes/room-upgrade-payment/route.tsx'))
const RoomGuestsPayment = lazy(() => import('./routes/room-guests-payment/route.tsx'))
const ComingLater = lazy(() => import('./routes/coming-later/route.tsx'))

/** Section 2 of the specification, line by line. What a guest sees first is in the entry; the rest arrives when asked for. */
export const PortalRoutes = () => (
  <Suspense fallback={<Placeholder />}>
    <Routes>
      <Route path={paths.root} element={<Navigate to={paths.reservation} replace />} />
      <Route path={paths.auth} element={<Navigate to={paths.signIn} replace />} />
      <Route element={<VisitorLayout />}>
        <Route element={<NoSessionGate />}>
          <Route path={paths.signIn} element={<SignInRoute />} />
        </Route>
        <Route path={paths.handoff} element={<Handoff />} />
        <Route path={paths.oneTimeLink} element={<OneTimeLink />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<SessionGate />}>
        <Route path={paths.forbidden} element={<Forbidden />} />
        <Route element={<MainLayout />}>
          <Route path={paths.reservation} element={<ReservationRoute />} />
          <Route path={paths.cancellationPolicies} element={<CancellationFlow />} />
          <Route path={paths.cancellationReason} element={<CancellationFlow />} />
          <Route path={`${paths.cancellationDetails}/:pageNumber?`} element={<CancellationFlow />} />
          <Route path={paths.cancelled} element={<CancellationFlow />} />
          <Route path={paths.update} element={<Navigate to={paths.changeDates} replace />} />
          <Route path={paths.changeDates} element={<ChangeDates />} />
          <Route path={paths.changeDatesPayment} element={<ChangeDatesPayment />} />
          <Route path={paths.datesChanged} element={<ChangeDates />} />
          <Route path={paths.upgrade} element={<Navigate to={paths.roomUpgrade} replace />} />
          <Route path={paths.roomUpgrade} element={<RoomUpgrade />} />
          <Route path={paths.roomUpgradePayment} element={<RoomUpgradePayment />} />
          <Route path={paths.room} element={<Navigate to={paths.roomGuests} replace />} />
          <Route path={paths.roomGuests} element={<ComingLater action="add-guests" />} />
          <Route path={paths.roomGuestsPayment} element={<RoomGuestsPayment />} />
          <Route path={paths.addRoom} element={<ComingLater action="add-room" />} />
          <Route path={paths.addServices} element={<ComingLater action="add-services" />} />
          <Route path={paths.guestInformation} element={<ComingLater action="edit-guests" />} />
          <Route path={paths.specialRequest} element={<ComingLater action="special-request" />} />
          <Route path={paths.payBalance} element={<ComingLater action="pay-balance" />} />
          <Route path={paths.confirmationLetter} element={<ComingLater action="send-letter" />} />
          <Route path={paths.callMe} element={<ComingLater action="call-me" />} />
        </Route>
      </Route>
    </Routes>
  </Suspense>
)
