import { loadOnce } from './load-once.tsx'

/** The code of each page that no first view shows, as the table of routes and the prefetch load it. */
export const pages = {
  addRoom: loadOnce(() => import('./routes/add-room/route.tsx')),
  addServices: loadOnce(() => import('./routes/add-services/route.tsx')),
  balance: loadOnce(() => import('./routes/balance/route.tsx')),
  balancePaid: loadOnce(() => import('./routes/balance/balance-paid.tsx')),
  callMe: loadOnce(() => import('./routes/call-me/route.tsx')),
  cancelDetails: loadOnce(() => import('./routes/cancel-details/cancel-details.tsx')),
  cancelled: loadOnce(() => import('./routes/cancelled/cancelled.tsx')),
  cancelPolicies: loadOnce(() => import('./routes/cancel-policies/cancel-policies.tsx')),
  cancelReason: loadOnce(() => import('./routes/cancel-reason/cancel-reason.tsx')),
  changeDates: loadOnce(() => import('./routes/change-dates/route.tsx')),
  changeDone: loadOnce(() => import('./routes/change-done/route.tsx')),
  changePayment: loadOnce(() => import('./routes/change-payment/route.tsx')),
  comparison: loadOnce(() => import('./routes/comparison/route.tsx')),
  confirmationLetter: loadOnce(() => import('./routes/confirmation-letter/route.tsx')),
  guestInformation: loadOnce(() => import('./routes/guest-information/route.tsx')),
  notFound: loadOnce(() => import('./routes/not-found/route.tsx')),
  offlineCard: loadOnce(() => import('./routes/offline-card/route.tsx')),
  receipt: loadOnce(() => import('./routes/receipt/route.tsx')),
  receipts: loadOnce(() => import('./routes/receipt/list-route.tsx')),
  roomGuests: loadOnce(() => import('./routes/room-guests/route.tsx')),
  roomUpgrade: loadOnce(() => import('./routes/room-upgrade/route.tsx')),
  specialRequests: loadOnce(() => import('./routes/special-requests/route.tsx')),
  standby: loadOnce(() => import('./routes/standby/route.tsx')),
  verifyReceipt: loadOnce(() => import('./routes/receipt/verify-route.tsx')),
}
