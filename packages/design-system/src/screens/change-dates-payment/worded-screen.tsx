import { worded } from '../../patterns/words/worded.tsx'
import { ChangeDatesPaymentScreen as Screen } from './change-dates-payment-screen.tsx'
import { PaymentShape } from './payment-shape.tsx'

/** It comes after the first view, and brings its sentences along. */
export const ChangeDatesPaymentScreen = worded(Screen, <PaymentShape />)
