import { type ActionName, isZero, type Reservation } from '@veranda/domain'
import { ButtonLink } from '../../components/button/index.ts'
import type { ActionLinks } from '../actions-list/index.ts'
import type { GuestCurrency } from '../money/index.ts'
import { BalanceLine } from '../balance-line/index.ts'
import { bottomBar } from '../bottom-bar/bottom-bar.css.ts'
import { useWords } from '../words/index.ts'
import * as css from './next-step.css.ts'

export type NextStepProps = ActionLinks & {
  readonly reservation: Reservation
  readonly guestCurrency?: GuestCurrency | undefined
}

/** At the bottom of a phone. */
export function NextStepBar(props: NextStepProps) {
  return (
    <div className={bottomBar}>
      <BalanceLine reservation={props.reservation} guestCurrency={props.guestCurrency} />
      <NextStepLink {...props} />
    </div>
  )
}

/** In the summary beside the content, where there is room for one. */
export function NextStepPanel(props: NextStepProps) {
  return (
    <div className={css.panel}>
      <BalanceLine reservation={props.reservation} guestCurrency={props.guestCurrency} />
      <NextStepLink {...props} wide />
    </div>
  )
}

function NextStepLink({ reservation, hrefOf, onAction, wide }: NextStepProps & { readonly wide?: true }) {
  const words = useWords()
  const action = nextStepOf(reservation)
  return (
    <ButtonLink
      tone="primary"
      wide={wide ?? false}
      href={hrefOf(action)}
      onNavigate={(event) => onAction?.(action, event)}
    >
      {words(`actions-list.${action}`)}
    </ButtonLink>
  )
}

/** Paying comes first while something is owed; somebody to talk to is always there. */
function nextStepOf({ actions, pricing, status }: Reservation): ActionName {
  const isOpen = (wanted: ActionName): boolean =>
    actions.some(({ name, allowed }) => allowed && name === wanted)
  if (status === 'cancelled' || status === 'under-review') return 'call-me'
  if (!isZero(pricing.balance) && isOpen('pay-balance')) return 'pay-balance'
  return inOrder.find(isOpen) ?? 'call-me'
}

const inOrder: readonly ActionName[] = ['change-dates', 'add-services', 'special-request', 'send-letter']
