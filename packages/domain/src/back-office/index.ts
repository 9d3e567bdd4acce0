export type {
  Dashboard,
  DashboardMoney,
  DayOfMoney,
  HotelArrivals,
  LatestReservation,
  LatestPayment,
  LetterThatBounced,
  ReasonCount,
  WaitingCount,
} from './dashboard.ts'
export { ledgerInWords } from './ledger-in-words.ts'
export {
  foldedName,
  markedLetters,
  plainLetters,
  type ReservationSearch,
  reservationSearchIn,
} from './reservation-search.ts'
export {
  type AuditLine,
  type LedgerLineInWords,
  type LedgerMovement,
  ledgerMovements,
  type LetterOutcomeOf,
  letterOutcomes,
  type ListedReceipt,
  type ListedReservation,
  type ReservationMoney,
  type ReservationPage,
  type ReservationState,
  reservationsPerPage,
  reservationStates,
  type StaffLetter,
  type StaffNote,
  type StaffPayment,
  type StaffRefund,
  type StaffReservation,
} from './staff-reservation.ts'
