import { type AutomaticCharge as Charge, isCardOver } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { cardName } from '../card-name/index.ts'
import { useCardMonth } from '../card-name/use-card-month.ts'
import { useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './automatic-charge.css.ts'
import { StillUnderway } from '../waiting/index.ts'

/** The state of cancelling the automatic charge. */
export type Cancelling = 'possible' | 'under-way' | 'failed'

export type AutomaticChargeProps = {
  readonly charge: Charge
  /** Where another card is used, another amount is agreed to, or the balance is paid. */
  readonly payHref: string
  readonly onPay?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly cancelling: Cancelling
  readonly onCancel: () => void
}

/** How the automatic charge of a balance stands, and what can be done about it. */
export function AutomaticCharge(props: AutomaticChargeProps) {
  const { charge } = props
  const words = useLaterWords()
  const dates = useDates()
  const month = useCardMonth()
  const { exact } = useMoney()
  const { state, card, on, beyond } = charge
  const reason = useReason(charge)
  const values = {
    amount: exact(charge.amount),
    card: cardName(card, words),
    date: on ? dates.day(on) : '',
  }
  switch (state) {
    case 'scheduled': {
      const expires = on && isCardOver(card.expires, on) ? card.expires : undefined
      return (
        <Notice
          tone={expires ? 'caution' : 'info'}
          title={words('automatic-charge.title')}
          action={<Actions {...props} isUrgent={expires !== undefined} />}
        >
          <p>{words('automatic-charge.scheduled', values)}</p>
          {expires && <p>{words('automatic-charge.expires-first', { month: month(expires) })}</p>}
          {beyond.amount > 0 && <p>{words('automatic-charge.beyond', { amount: exact(beyond) })}</p>}
        </Notice>
      )
    }
    case 'charging':
      return (
        <Notice tone="info" title={words('automatic-charge.title')}>
          {words('automatic-charge.charging', values)}
        </Notice>
      )
    case 'declined':
    case 'given-up':
      return (
        <Notice
          tone="caution"
          title={words('automatic-charge.declined-title')}
          action={<Actions {...props} isUrgent />}
        >
          <p>{[words(`automatic-charge.${state}`, values), reason].filter(Boolean).join(' ')}</p>
        </Notice>
      )
  }
}

function useReason({ declined }: Charge): string | undefined {
  const words = useLaterWords()
  switch (declined) {
    case 'insufficient-funds':
    case 'card-expired':
    case 'not-proven':
    case 'card-not-taken':
      return words(`automatic-charge.${declined}`)
    case 'refused':
    case 'wrong-security-code':
    case 'not-approved':
    case undefined:
      return undefined
  }
}

function Actions(props: AutomaticChargeProps & { readonly isUrgent: boolean }) {
  const { charge, payHref, onPay, cancelling, onCancel, isUrgent } = props
  const words = useLaterWords()
  return (
    <div className={css.actions}>
      <ButtonLink tone="secondary" size="small" href={payHref} onNavigate={onPay}>
        {words(isUrgent ? 'automatic-charge.use-another-card' : 'automatic-charge.change')}
      </ButtonLink>
      {charge.state !== 'given-up' && (
        <Button tone="quiet" size="small" busy={cancelling === 'under-way'} onPress={onCancel}>
          {words('automatic-charge.cancel')}
        </Button>
      )}
      <StillUnderway is={cancelling === 'under-way'} />
      {cancelling === 'failed' && <p role="alert">{words('automatic-charge.cancel-failed')}</p>}
    </div>
  )
}
