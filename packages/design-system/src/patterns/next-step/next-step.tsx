import {
  type ActionName,
  dialled,
  displayOf,
  isZero,
  type Reservation,
  stayProgressOf,
} from '@veranda/domain'
import { ButtonLink } from '../../components/button/index.ts'
import type { ActionLinks, Startable } from '../actions-list/index.ts'
import type { GuestCurrency } from '../money/index.ts'
import { BalanceLine } from '../balance-line/index.ts'
import { Opening } from '../help-line/index.ts'
import type { Help } from '../help-phone/index.ts'
import { bottomBar } from '../bottom-bar/bottom-bar.css.ts'
import { useWords } from '../words/index.ts'
import * as css from './next-step.css.ts'

export type NextStepProps = ActionLinks & {
  readonly reservation: Reservation
  readonly help: Help
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

/** Strong is what has to be done, or what a guest comes for; what could make the stay better is offered in outline. */
function NextStepLink({
  reservation,
  help,
  hrefOf,
  onAction,
  wide,
}: NextStepProps & { readonly wide?: true }) {
  const words = useWords()
  const action = nextStepOf(reservation)
  if (action === 'call') {
    const [line] = help.lines
    if (!line) return null
    return (
      <div className={css.call}>
        <ButtonLink tone="primary" wide={wide ?? false} href={`tel:${dialled(line.phone)}`}>
          {words('help-line.call', { number: displayOf(line) })}
        </ButtonLink>
        <Opening help={help} />
      </div>
    )
  }
  const isStrong = action === 'pay' || action === 'receipts'
  return (
    <ButtonLink
      tone={isStrong ? 'primary' : 'secondary'}
      wide={wide ?? false}
      href={hrefOf(action)}
      onNavigate={(event) => onAction?.(action, event)}
    >
      {words(isStrong ? `next-step.${action}` : `actions-list.${action}`)}
    </ButtonLink>
  )
}

type NextStep = Startable | 'call'

/**
 * Paying comes first while something is due before arrival; then what makes the stay better; last the help line. Whose stay
 * is over comes for the receipts, unless something is still due: that is settled by telephone.
 */
function nextStepOf(reservation: Reservation): NextStep {
  const { actions, pricing, status } = reservation
  if (status === 'under-review') return 'call'
  if (stayProgressOf(reservation) === 'completed') return isZero(pricing.balance) ? 'receipts' : 'call'
  if (pricing.balanceDue.kind === 'before-arrival') return 'pay'
  const isOpen = (wanted: ActionName): boolean =>
    actions.some(({ name, allowed }) => allowed && name === wanted)
  return inOrder.find(isOpen) ?? 'call'
}

const inOrder: readonly ActionName[] = ['add-services', 'upgrade-room', 'special-request']
