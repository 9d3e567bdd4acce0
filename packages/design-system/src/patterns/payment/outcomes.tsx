import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './outcomes.css.ts'
import type { PayBy } from './paying.ts'

/** The guest came back from the bank by themselves. */
export function Unanswered({ by }: { readonly by: PayBy | undefined }) {
  const words = useLaterWords()
  if (by?.kind === 'paypal')
    return (
      <Notice tone="caution" title={words('change-payment.paypal-unanswered-title')}>
        {words('change-payment.paypal-unanswered-body')}
      </Notice>
    )
  return (
    <Notice tone="caution" title={words('change-payment.unanswered-title')}>
      {words(by?.kind === 'card' ? 'change-payment.unanswered-new-card' : 'change-payment.unanswered-body')}
    </Notice>
  )
}

export type UnknownProps = {
  readonly reservationHref: string
  readonly onReservation?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onAskBank: () => void
}

/** The bank's answer was lost: it is asked for again, and the guest may go. */
export function Unknown({ reservationHref, onReservation, onAskBank }: UnknownProps) {
  const words = useLaterWords()
  return (
    <Notice
      tone="caution"
      title={words('change-payment.unknown-title')}
      action={
        <div className={css.actions}>
          <Button tone="primary" onPress={onAskBank}>
            {words('change-payment.ask-bank')}
          </Button>
          <ButtonLink tone="secondary" href={reservationHref} onNavigate={onReservation}>
            {words('change-payment.to-reservation')}
          </ButtonLink>
        </div>
      }
    >
      {words('change-payment.unknown-body')}
    </Notice>
  )
}
