import { localized } from '../../patterns/later-words/localized.tsx'
import { ChangePaymentScreen as Screen } from './change-payment-screen.tsx'
import { PaymentShape } from '../../patterns/payment/index.ts'

/** Loaded after the first view, with its sentences. */
export const ChangePaymentScreen = localized(Screen, <PaymentShape />)
