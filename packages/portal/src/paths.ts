/**
 * The addresses of the portal (section 2 of the specification, and those that were ours to choose). Those inside a
 * change of the stay are beside it, in change-flows.ts.
 */
export const paths = {
  root: '/',
  forbidden: '/forbidden',
  auth: '/auth',
  signIn: '/auth/login',
  oneTimeLink: '/auth/login/:reservation/:uuid',
  handoff: '/auth/login/:reservation/handoff',
  confirmEmail: '/auth/email/:token',
  reservation: '/my-reservation',
  cancellationPolicies: '/cancellation/policies-and-benefits',
  cancellationReason: '/cancellation/reason',
  cancellationDetails: '/cancellation/details',
  cancelled: '/cancellation/done',
  changeDates: '/update/dates',
  roomUpgrade: '/upgrade/room',
  roomGuests: '/room/guests',
  addRoom: '/room/add',
  addServices: '/services',
  guestInformation: '/guest-information',
  specialRequest: '/special-request',
  callMe: '/call-me',
  confirmationLetter: '/confirmation-letter',
  balance: '/payment',
  receipts: '/receipt',
  balancePaid: '/payment/done',
} as const

/** The reservation screen in change-date mode. */
export const isChangingDates = (search: string): boolean =>
  new URLSearchParams(search).get('changeDate') === 'true'
