import { actionOfPart, type ActionName, type ChangePurpose, partsOfPurpose, variants } from '@veranda/domain'
import type { ComponentType, ReactNode } from 'react'
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
import { pages } from './later-pages.ts'
import { pageOf } from './load-once.tsx'
import { pathsElsewhere } from './paths-elsewhere.ts'
import { receiptPaths } from './receipt-paths.ts'

const AddRoom = pageOf(pages.addRoom)
const AddServices = pageOf(pages.addServices)
const Balance = pageOf(pages.balance)
const BalancePaid = pageOf(pages.balancePaid)
const CallMe = pageOf(pages.callMe)
const CancelDetails = pageOf(pages.cancelDetails)
const Cancelled = pageOf(pages.cancelled)
const CancelPolicies = pageOf(pages.cancelPolicies)
const CancelReason = pageOf(pages.cancelReason)
const ChangeDates = pageOf(pages.changeDates)
const ChangeDone = pageOf(pages.changeDone)
const ChangePayment = pageOf(pages.changePayment)
const Comparison = pageOf(pages.comparison)
const ConfirmationLetter = pageOf(pages.confirmationLetter)
const GuestInformation = pageOf(pages.guestInformation)
const NotFound = pageOf(pages.notFound)
const OfflineCard = pageOf(pages.offlineCard)
const Receipt = pageOf(pages.receipt)
const Receipts = pageOf(pages.receipts)
const RoomGuests = pageOf(pages.roomGuests)
const RoomUpgrade = pageOf(pages.roomUpgrade)
const SpecialRequests = pageOf(pages.specialRequests)
const Standby = pageOf(pages.standby)
const VerifyReceipt = pageOf(pages.verifyReceipt)

/** Section 2 of the specification, and the pages that were ours to add: all that no first view leads to. */
export const laterRoutes = () => (
  <>
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
  </>
)

export default function LaterRoutes() {
  return <Routes>{laterRoutes()}</Routes>
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
  const elements = {
    start: <Start />,
    payment: <ChangePayment purposes={purposes} />,
    done: <ChangeDone purposes={purposes} />,
  }
  return (
    <Route element={<PermissionGate action={actionOf(purposes[0])} />}>
      {(['start', 'payment', 'done'] as const).map((name) => (
        <Route key={name} element={<ChangeGate place={{ page: name, purposes }} />}>
          <Route element={<StayGate />}>
            <Route path={flow[name]} element={elements[name]} />
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
