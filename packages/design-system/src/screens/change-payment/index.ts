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
export { ChangePaymentScreen } from './worded-screen.tsx'
