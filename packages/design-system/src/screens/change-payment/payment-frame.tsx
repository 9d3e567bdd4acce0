import type { ReactNode } from 'react'
import { StepFrame } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { ChangePaymentScreenProps } from './change-payment-screen.tsx'

export type PaymentFrameProps = Pick<ChangePaymentScreenProps, 'backHref' | 'onBack'> & {
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
      ready="change-payment"
      title={words('change-payment.title')}
      lead={lead}
      backLabel={words('change-payment.back')}
      backHref={backHref}
      onBack={onBack}
      underWay={underWay}
    >
      {children}
    </StepFrame>
  )
}
