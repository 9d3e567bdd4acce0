export type { ChangeDatesPaymentScreenProps } from './change-dates-payment-screen.tsx'
export type {
  DatesBill,
  DatesPayment,
  PayBy,
  PaymentProgress,
  PaymentRefusal,
  PaymentTexts,
  StoredCard,
} from './dates-payment.ts'
export { ChangeDatesPaymentScreen } from './worded-screen.tsx'
