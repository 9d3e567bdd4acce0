export {
  ReservationScreen,
  type ReservationScreenProps,
  type ReservationView,
} from './reservation-screen.tsx'
