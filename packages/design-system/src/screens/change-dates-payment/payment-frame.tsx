import type { ReactNode } from 'react'
import { StepFrame } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { ChangeDatesPaymentScreenProps } from './change-dates-payment-screen.tsx'

export type PaymentFrameProps = Pick<ChangeDatesPaymentScreenProps, 'backHref' | 'onBack'> & {
  /** Under way: there is no going back without saying so. */
  readonly underWay?: boolean | undefined
  readonly lead?: string | undefined
  readonly children: ReactNode
}

/** The second step of two: paying for the dates chosen in the first. */
export function PaymentFrame({ backHref, onBack, underWay, lead, children }: PaymentFrameProps) {
  const words = useLaterWords()
  return (
    <StepFrame
      step={2}
      steps={2}
      ready="change-dates-payment"
      title={words('change-dates-payment.title')}
      lead={lead}
      backLabel={words('change-dates-payment.back')}
      backHref={backHref}
      onBack={onBack}
      underWay={underWay}
    >
      {children}
    </StepFrame>
  )
}
