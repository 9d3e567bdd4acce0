export { ReservationsScreen, type ReservationsScreenProps, type ShownQuery } from './reservations-screen.tsx'
export {
  StaffReservationScreen,
  type StaffReservationScreenProps,
  type ReservationView,
  reservationViews,
} from './staff-reservation-screen.tsx'
export type { ActDone, ActTrouble, ColleagueActivity, SendTo } from './guest-actions.ts'
