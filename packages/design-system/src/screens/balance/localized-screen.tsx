import { PaymentShape } from '../../patterns/payment/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { BalanceScreen as Screen } from './balance-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const BalanceScreen = localized(Screen, <PaymentShape />)
