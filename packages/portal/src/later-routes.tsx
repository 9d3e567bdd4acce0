import { actionOfPart, type ActionName, type ChangePurpose, partsOfPurpose, variants } from '@veranda/domain'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { changeFlow, standbyPath } from './change-flows.ts'
import {
  CancellationGate,
  CancellationTermsGate,
  ChangeGate,
  GuestGate,
  PermissionGate,
  StayGate,
} from './gates.tsx'
import { paths } from './paths.ts'
import { pathsElsewhere } from './paths-elsewhere.ts'
import { receiptPaths } from './receipt-paths.ts'

const AddRoom = lazy(() => import('./routes/add-room/route.tsx'))
const AddServices = lazy(() => import('./routes/add-services/route.tsx'))
const Balance = lazy(() => import('./routes/balance/route.tsx'))
const BalancePaid = lazy(() => import('./routes/balance/balance-paid.tsx'))
const CallMe = lazy(() => import('./routes/call-me/route.tsx'))
const CancelDetails = lazy(() => import('./routes/cancel-details/cancel-details.tsx'))
const Cancelled = lazy(() => import('./routes/cancelled/cancelled.tsx'))
const CancelPolicies = lazy(() => import('./routes/cancel-policies/cancel-policies.tsx'))
const CancelReason = lazy(() => import('./routes/cancel-reason/cancel-reason.tsx'))
const ChangeDates = lazy(() => import('./routes/change-dates/route.tsx'))
const ChangeDone = lazy(() => import('./routes/change-done/route.tsx'))
const ChangePayment = lazy(() => import('./routes/change-payment/route.tsx'))
const Comparison = lazy(() => import('./routes/comparison/route.tsx'))
const ConfirmationLetter = lazy(() => import('./routes/confirmation-letter/route.tsx'))
const GuestInformation = lazy(() => import('./routes/guest-information/route.tsx'))
const NotFound = lazy(() => import('./routes/not-found/route.tsx'))
const OfflineCard = lazy(() => import('./routes/offline-card/route.tsx'))
const Receipt = lazy(() => import('./routes/receipt/route.tsx'))
const Receipts = lazy(() => import('./routes/receipt/list-route.tsx'))
const RoomGuests = lazy(() => import('./routes/room-guests/route.tsx'))
const RoomUpgrade = lazy(() => import('./routes/room-upgrade/route.tsx'))
const SpecialRequests = lazy(() => import('./routes/special-requests/route.tsx'))
const Standby = lazy(() => import('./routes/standby/route.tsx'))
const VerifyReceipt = lazy(() => import('./routes/receipt/verify-route.tsx'))

/** Section 2 of the specification, and the pages that were ours to add: all that no first view leads to. */
export default function LaterRoutes() {
  return (
    <Routes>
      <Route path={paths.callMe} element={<CallMe />} />
      <Route path={pathsElsewhere.offlineCard} element={<OfflineCard />} />
      <Route path={receiptPaths.verify} element={<VerifyReceipt />} />
      <Route element={<GuestGate />}>
        <Route path="/update" element={<Navigate to={paths.changeDates} replace />} />
        <Route path="/upgrade" element={<Navigate to={paths.roomUpgrade} replace />} />
        <Route path="/room" element={<Navigate to={paths.roomGuests} replace />} />
        {changePages(['change-dates'], ChangeDates)}
        {changePages(['upgrade-room'], RoomUpgrade)}
        {changePages(['add-guests'], RoomGuests)}
        {changePages(['change-rooms'], AddRoom)}
        {changePages(['add-services'], AddServices)}
        {changePages(variants, Comparison)}
        {page('upgrade-room', standbyPath, <Standby />)}
        <Route element={<PermissionGate action="cancel" />}>
          <Route element={<CancellationGate />}>
            <Route element={<StayGate />}>
              <Route path={paths.cancellationPolicies} element={<CancelPolicies />} />
              <Route element={<CancellationTermsGate />}>
                <Route path={paths.cancellationReason} element={<CancelReason />} />
                <Route path={`${paths.cancellationDetails}/:pageNumber?`} element={<CancelDetails />} />
              </Route>
            </Route>
          </Route>
        </Route>
        {page('cancel', paths.cancelled, <Cancelled />)}
        {page('edit-guests', paths.guestInformation, <GuestInformation />)}
        {page('special-request', paths.specialRequest, <SpecialRequests />)}
        <Route element={<StayGate />}>
          <Route path={paths.balance} element={<Balance />} />
          <Route path={paths.balancePaid} element={<BalancePaid />} />
          <Route path={paths.confirmationLetter} element={<ConfirmationLetter />} />
          <Route path={receiptPaths.all} element={<Receipts />} />
          <Route path={receiptPaths.one} element={<Receipt />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

/** A page of the reservation, for sessions that may do what it is for. */
const page = (action: ActionName, path: string, element: ReactNode) => (
  <Route element={<PermissionGate action={action} />}>
    <Route element={<StayGate />}>
      <Route path={path} element={element} />
    </Route>
  </Route>
)

type Purposes = readonly [ChangePurpose, ...ChangePurpose[]]

/** The pages of a change: choosing with its price, paying, and what was done. */
function changePages(purposes: Purposes, Start: ComponentType) {
  const flow = changeFlow(purposes[0])
  const pages = {
    start: <Start />,
    payment: <ChangePayment purposes={purposes} />,
    done: <ChangeDone purposes={purposes} />,
  }
  return (
    <Route element={<PermissionGate action={actionOf(purposes[0])} />}>
      {(['start', 'payment', 'done'] as const).map((name) => (
        <Route key={name} element={<ChangeGate place={{ page: name, purposes }} />}>
          <Route element={<StayGate />}>
            <Route path={flow[name]} element={pages[name]} />
          </Route>
        </Route>
      ))}
    </Route>
  )
}

/** The comparison is about everything a stay can be changed in; changing rooms is for adding them. */
function actionOf(purpose: ChangePurpose): ActionName | undefined {
  const parts = partsOfPurpose[purpose]
  const part = parts.at(-1)
  return part && parts.length < 3 ? actionOfPart[part] : undefined
}
