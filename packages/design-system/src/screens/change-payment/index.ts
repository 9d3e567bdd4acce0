export type { ChangePaymentScreenProps } from './change-payment-screen.tsx'
export type { ChangeBill, ChangePayment, ChangePaymentProgress, PaymentRefusal } from './change-payment.ts'
export { ChangePaymentScreen } from './localized-screen.tsx'
