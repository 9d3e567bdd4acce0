import { staffMenuFor, staffRooms } from '@veranda/domain'
import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { Placeholder } from './frame/placeholder.tsx'
import { Entrance, StaffFrame } from './frame/staff-frame.tsx'
import { MessageRoute } from './message/route.tsx'
import { AskResetRoute } from './password/ask-reset-route.tsx'
import { OwnPasswordRoute } from './password/own-password-route.tsx'
import { ResetPasswordRoute } from './password/reset-password-route.tsx'
import { paths } from './paths.ts'
import { pathOfRoom } from './rooms.ts'
import { SecondFactorRoute } from './second-factor/route.tsx'
import { PermissionGate } from './session/permission-gate.tsx'
import { SessionGate, useMember } from './session/session-gate.tsx'
import { SignInRoute } from './sign-in/route.tsx'

const DashboardRoute = lazy(() => import('./dashboard/dashboard-route.tsx'))
const ReservationRoutes = lazy(() => import('./reservations/routes.tsx'))
const BankTransferRoutes = lazy(() => import('./bank-transfers/routes.tsx'))
const CatalogueRoutes = lazy(() => import('./catalogues/routes.tsx'))
const PropertiesRoute = lazy(() => import('./properties/properties-route.tsx'))
const PropertyRoute = lazy(() => import('./properties/property-route.tsx'))
const InboxRoute = lazy(() => import('./inbox/inbox-route.tsx'))
const ReportsRoute = lazy(() => import('./reports/reports-route.tsx'))
const ReportRoute = lazy(() => import('./reports/report-route.tsx'))
const AuditRoute = lazy(() => import('./audit/audit-route.tsx'))
const TeamRoutes = lazy(() => import('./team/routes.tsx'))
const AccountRoute = lazy(() => import('./account/account-route.tsx'))
const InboxItemRoute = lazy(() => import('./inbox/inbox-item-route.tsx'))

/** Every address of the back office, and who may open it. */
export const BackOfficeRoutes = () => (
  <Suspense fallback={<Placeholder />}>
    <Routes>
      <Route element={<Entrance />}>
        <Route path={paths.signIn} element={<SignInRoute />} />
        <Route path={paths.ownPassword} element={<OwnPasswordRoute />} />
        <Route path={paths.secondFactor} element={<SecondFactorRoute />} />
        <Route path={paths.askReset} element={<AskResetRoute />} />
        <Route path={paths.resetPassword} element={<ResetPasswordRoute occasion="reset" />} />
        <Route path={paths.invitation} element={<ResetPasswordRoute occasion="invited" />} />
      </Route>
      <Route element={<SessionGate />}>
        <Route element={<StaffFrame />}>
          <Route path={paths.root} element={<Home />} />
          <Route element={<PermissionGate permission={staffRooms.dashboard} />}>
            <Route path={paths.dashboard} element={<DashboardRoute />} />
          </Route>
          <Route element={<PermissionGate permission={staffRooms.reservations} />}>
            <Route path={`${paths.reservations}/*`} element={<ReservationRoutes />} />
          </Route>
          <Route element={<PermissionGate permission={staffRooms.catalogues} />}>
            <Route path={`${paths.catalogues}/*`} element={<CatalogueRoutes />} />
          </Route>
          <Route element={<PermissionGate permission={staffRooms['bank-transfers']} />}>
            <Route path={`${paths.bankTransfers}/*`} element={<BankTransferRoutes />} />
          </Route>
          <Route element={<PermissionGate permission={staffRooms.properties} />}>
            <Route path={paths.properties} element={<PropertiesRoute />} />
            <Route path={paths.property} element={<PropertyRoute />} />
          </Route>
          <Route element={<PermissionGate permission={staffRooms.reports} />}>
            <Route path={paths.reports} element={<ReportsRoute />} />
            <Route path={paths.report} element={<ReportRoute />} />
          </Route>
          <Route element={<PermissionGate permission={staffRooms.audit} />}>
            <Route path={paths.audit} element={<AuditRoute />} />
          </Route>
          <Route element={<PermissionGate permission={staffRooms.team} />}>
            <Route path={`${paths.team}/*`} element={<TeamRoutes />} />
          </Route>
          <Route element={<PermissionGate permission="account:edit" />}>
            <Route path={paths.account} element={<AccountRoute />} />
          </Route>
          <Route element={<PermissionGate permission={staffRooms.inbox} />}>
            <Route path={paths.inbox} element={<InboxRoute />} />
            <Route path={paths.inboxItem} element={<InboxItemRoute />} />
          </Route>
          <Route path={paths.forbidden} element={<MessageRoute message="forbidden" />} />
          <Route path="*" element={<MessageRoute message="not-found" />} />
        </Route>
      </Route>
    </Routes>
  </Suspense>
)

/** The first room that this member of staff may open. */
function Home() {
  const [first] = staffMenuFor(useMember().permissions)
  return <Navigate to={first ? pathOfRoom[first] : paths.forbidden} replace />
}
