import { localized } from '../../patterns/later-words/localized.tsx'
import { ChangePaymentScreen as Screen } from './change-payment-screen.tsx'
import { PaymentShape } from '../../patterns/payment/index.ts'

/** It comes after the first view, and brings its sentences along. */
export const ChangePaymentScreen = localized(Screen, <PaymentShape />)
