import { type ActionName, dialled, displayOf, type Reservation } from '@veranda/domain'
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

/** Strong is what has to be done; what could make the stay better is offered in outline. */
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
  return (
    <ButtonLink
      tone={action === 'pay' ? 'primary' : 'secondary'}
      wide={wide ?? false}
      href={hrefOf(action)}
      onNavigate={(event) => onAction?.(action, event)}
    >
      {words(action === 'pay' ? 'next-step.pay' : `actions-list.${action}`)}
    </ButtonLink>
  )
}

type NextStep = Exclude<Startable, 'receipts'> | 'call'

/** Paying comes first while something is due before arrival; then what makes the stay better; last the help line. */
function nextStepOf({ actions, pricing, status }: Reservation): NextStep {
  if (status === 'under-review') return 'call'
  if (pricing.balanceDue.kind === 'before-arrival') return 'pay'
  const isOpen = (wanted: ActionName): boolean =>
    actions.some(({ name, allowed }) => allowed && name === wanted)
  return inOrder.find(isOpen) ?? 'call'
}

const inOrder: readonly ActionName[] = ['add-services', 'upgrade-room', 'special-request']
