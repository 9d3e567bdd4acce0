export type { ChangePaymentScreenProps } from './change-payment-screen.tsx'
export type {
  ChangeBill,
  ChangePayment,
  PayBy,
  PaymentProgress,
  PaymentRefusal,
  PaymentTexts,
  StoredCard,
} from './change-payment.ts'
export { ChangePaymentScreen } from './localized-screen.tsx'
