export type { ChangePaymentScreenProps } from './change-payment-screen.tsx'
export type {
  ChangeBill,
  ChangePayment,
  ChangePaymentProgress,
  PaidWhen,
  PaymentRefusal,
} from './change-payment.ts'
export { ChangePaymentScreen } from './localized-screen.tsx'
