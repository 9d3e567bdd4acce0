import type { StayChange } from '@veranda/domain'
import type { ReactNode } from 'react'
import { subjectOf } from '../../patterns/change-price/index.ts'
import { StepFrame } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { ChangePaymentScreenProps } from './change-payment-screen.tsx'

export type PaymentFrameProps = Pick<ChangePaymentScreenProps, 'payment' | 'backHref' | 'onBack'> & {
  /** Under way: there is no going back without saying so. */
  readonly isUnderway?: boolean | undefined
  /** It can no longer be paid for. */
  readonly isOver?: boolean | undefined
  /** What is paid for, where it is known. */
  readonly change?: StayChange | undefined
  readonly lead?: string | undefined
  readonly children: ReactNode
}

/** Paying for what was chosen on the page before. */
export function PaymentFrame(props: PaymentFrameProps) {
  const { payment, backHref, onBack, isUnderway, isOver, change, lead, children } = props
  const words = useLaterWords()
  const subject = change ? subjectOf(change) : 'several'
  return (
    <StepFrame
      step={1}
      steps={1}
      ready={payment.kind === 'loading' ? undefined : 'change-payment'}
      title={words(isOver ? 'change-payment.title-over' : `change-payment.title-${subject}`)}
      lead={lead}
      backLabel={words(subject === 'dates' ? 'change-payment.back-dates' : 'change-payment.back')}
      backHref={backHref}
      onBack={onBack}
      isUnderway={isUnderway}
    >
      {children}
    </StepFrame>
  )
}
