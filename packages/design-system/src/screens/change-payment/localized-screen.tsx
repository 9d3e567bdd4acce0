import { localized } from '../../patterns/words/localized.tsx'
import { ChangePaymentScreen as Screen } from './change-payment-screen.tsx'
import { PaymentShape } from './payment-shape.tsx'

/** It comes after the first view, and brings its sentences along. */
export const ChangePaymentScreen = localized(Screen, <PaymentShape />)
