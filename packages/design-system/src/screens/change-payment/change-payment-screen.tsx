import type { Stay } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { FailureNotice } from '../../patterns/failure-notice/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import type { PayBy } from '../../patterns/payment/index.ts'
import type { ChangePayment, PaidWhen } from './change-payment.ts'
import { PaymentFrame } from './payment-frame.tsx'
import { PaymentParts } from '../../patterns/payment/index.ts'
import * as css from '../../patterns/payment/payment-page.css.ts'
import { PaymentView } from './payment-view.tsx'

export type ChangePaymentScreenProps = {
  readonly payment: ChangePayment
  readonly help: Help
  /** To where it was chosen, and is kept. */
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly reservationHref: string
  readonly onReservation?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** The guest accepted the terms and pays. With `card` the field is asked for its token. */
  readonly onPay: (by: PayBy, when: PaidWhen) => void
  readonly onChallengeCancelled: () => void
  /** The time of the quote is over. */
  readonly onExpired?: (() => void) | undefined
  /** One of the nearest stays, where the wanted one is sold out. */
  readonly onStayChosen: (stay: Stay) => void
  /** After a failure: the page, or paying, once more. */
  readonly onTryAgain: () => void
  /** The bank's answer was lost: the guest wants to know now. */
  readonly onAskBank: () => void
  /** The reservation was changed meanwhile. */
  readonly onReload: () => void
}

/** The second of two steps: what a change costs more is paid, once, and not before the terms are accepted. */
export function ChangePaymentScreen(props: ChangePaymentScreenProps) {
  const { payment, help, onTryAgain } = props
  switch (payment.kind) {
    case 'loading':
      return (
        <PaymentFrame {...props}>
          <PaymentParts />
        </PaymentFrame>
      )
    case 'failed':
      return (
        <PaymentFrame {...props}>
          <div className={css.columns}>
            <FailureNotice failure={payment.failure} onTryAgain={onTryAgain} />
            <HelpLine help={help} />
          </div>
        </PaymentFrame>
      )
    case 'ready':
      return <PaymentView {...props} bill={payment} />
  }
}
