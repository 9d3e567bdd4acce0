import type { MouseEvent, ReactNode } from 'react'
import { FailureNotice } from '../../patterns/failure-notice/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { PaymentParts } from '../../patterns/payment/index.ts'
import * as css from '../../patterns/payment/payment-page.css.ts'
import { StepFrame } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { BalanceAwaited } from './balance-awaited.tsx'
import { BalanceDone } from './balance-done.tsx'
import { BalanceView } from './balance-view.tsx'
import type { Balance, BalanceDecision, PaidWhen } from './balance.ts'

export type BalanceScreenProps = {
  readonly balance: Balance
  readonly help: Help
  readonly reservationHref: string
  readonly onReservation?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** From what was paid to its receipt. */
  readonly receiptsHref?: string
  readonly onReceipts?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** The guest accepted the terms and pays, or will. With `card` the field is asked for its token. */
  readonly onPay: (decision: BalanceDecision) => void
  readonly onChallengeCancelled: () => void
  /** After a failure: the page, or paying, once more. */
  readonly onTryAgain: () => void
  /** The bank's answer was lost: the guest wants to know now. */
  readonly onAskBank: () => void
  /** The reservation was changed meanwhile. */
  readonly onReload: () => void
  /** Withdraws the bank transfer that is waited for. */
  readonly onWithdraw: () => void
  /** Pays by another way what the bank transfer does not. */
  readonly onPayRest: () => void
}

/** What is still to pay for a stay: paid now, whole or in part, or agreed to be paid before arrival. */
export function BalanceScreen(props: BalanceScreenProps) {
  const { balance, help, onTryAgain } = props
  switch (balance.kind) {
    case 'loading':
      return (
        <BalanceFrame {...props}>
          <PaymentParts />
        </BalanceFrame>
      )
    case 'failed':
      return (
        <BalanceFrame {...props}>
          <div className={css.columns}>
            <FailureNotice failure={balance.failure} onTryAgain={onTryAgain} />
            <HelpLine help={help} />
          </div>
        </BalanceFrame>
      )
    case 'ready':
      return (
        <BalanceFrame
          {...props}
          isUnderway={balance.progress.kind === 'paying' || balance.progress.kind === 'challenge'}
        >
          <BalanceView {...props} payable={balance} />
        </BalanceFrame>
      )
    case 'awaited':
      return (
        <BalanceFrame key="awaited" {...props} isDone="awaited">
          <BalanceAwaited {...props} {...balance} />
        </BalanceFrame>
      )
    case 'done':
      return (
        <BalanceFrame {...props} isDone={balance.done.timing}>
          <BalanceDone {...props} {...balance} />
        </BalanceFrame>
      )
  }
}

type FrameProps = BalanceScreenProps & {
  readonly isUnderway?: boolean
  readonly isDone?: PaidWhen | 'awaited'
  readonly children: ReactNode
}

function BalanceFrame({ balance, reservationHref, onReservation, isUnderway, isDone, children }: FrameProps) {
  const words = useLaterWords()
  const reservation = 'reservation' in balance ? balance.reservation : undefined
  const titles = {
    now: 'balance.done-title',
    'before-arrival': 'balance.agreed-title',
    awaited: 'bank-transfer.title',
    automatic: 'balance.automatic-title',
  } as const
  return (
    <StepFrame
      step={1}
      steps={1}
      ready={isDone ? 'balance-done' : balance.kind === 'loading' ? undefined : 'balance'}
      title={words(isDone ? titles[isDone] : 'balance.title')}
      lead={
        reservation &&
        words('change-payment.lead', {
          hotel: reservation.property.name,
          code: reservation.reservationCode,
        })
      }
      backLabel={words('balance.back')}
      backHref={reservationHref}
      onBack={onReservation}
      isUnderway={isUnderway}
    >
      {children}
    </StepFrame>
  )
}
