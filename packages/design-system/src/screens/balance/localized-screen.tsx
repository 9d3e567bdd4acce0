import { PaymentShape } from '../../patterns/payment/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { BalanceScreen as Screen } from './balance-screen.tsx'

/** Loaded after the first view, with its sentences. */
export const BalanceScreen = localized(Screen, <PaymentShape />)
