import type { PaymentTiming, StayChange } from '@veranda/domain'
import { useLaterWords } from '../later-words/index.ts'
import { subjectOf } from './change-subject.ts'

/** Says what pressing it does. What is paid stands beside it, once. */
export function useContinueWords(): (change: StayChange, timing: PaymentTiming | undefined) => string {
  const words = useLaterWords()
  return (change, timing) =>
    change.settlement.kind === 'to-pay' && timing === 'now'
      ? words('change-price.continue-to-payment')
      : words(`change-price.confirm-${subjectOf(change)}`)
}
