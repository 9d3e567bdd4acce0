import type { ReactNode } from 'react'
import { Inset } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { ChangeDatesPaymentScreenProps } from './change-dates-payment-screen.tsx'
import * as css from './payment-frame.css.ts'

export type PaymentFrameProps = Pick<ChangeDatesPaymentScreenProps, 'backHref' | 'onBack'> & {
  /** Under way: there is no going back without saying so. */
  readonly underWay?: boolean | undefined
  readonly lead?: string | undefined
  readonly children: ReactNode
}

/** Where one is, and the way back. */
export function PaymentFrame({ backHref, onBack, underWay, lead, children }: PaymentFrameProps) {
  const words = useLaterWords()
  return (
    <div className={css.page} data-ready="change-dates-payment">
      <Inset size="page">
        <header className={css.header}>
          <div className={css.steps}>
            <span className={css.back} inert={underWay}>
              <TextLink href={backHref} onNavigate={onBack}>
                {words('change-dates-payment.back')}
              </TextLink>
            </span>
            <p className={css.step}>
              {words('change-dates-payment.step', { step: 2, steps: 2 })}
              <span className={css.marks} aria-hidden="true">
                <span className={css.done} />
                <span className={css.done} />
              </span>
            </p>
          </div>
          <Heading level={1} look="hero">
            {words('change-dates-payment.title')}
          </Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </header>
        {children}
      </Inset>
    </div>
  )
}
