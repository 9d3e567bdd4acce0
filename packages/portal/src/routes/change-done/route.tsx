import { ChangeDoneScreen, type MoneyOutcome } from '@veranda/design-system/screens/change-done'
import {
  type ChangePurpose,
  type PaymentTiming,
  type Reservation,
  type StayChange,
  today,
  whyNotBeforeArrival,
} from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router'
import { useStay } from '../../guards/behind-gates.ts'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { letterOf } from '../../letter-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { stayQuoteIn } from '../../state/change-draft.ts'
import { type ChangeMade, changeMadeAtom } from '../../state/change-made.ts'
import { currencyAtom } from '../../state/preferences.ts'
import { isPaidBy } from '../../tasks/load-payment-page.ts'

type Props = { readonly purposes: readonly ChangePurpose[] }

/** The modified state: the new stay, and what became of the money. */
export default function ChangeDoneRoute({ purposes }: Props) {
  const reservation = useStay()
  const { now, store, variants } = usePortal()
  const made = useAtomValue(changeMadeAtom)
  const chosen = useAtomValue(currencyAtom)
  const goTo = useGoTo()
  const help = useHelp()
  const change = stayQuoteIn(made?.quote)?.change
  if (!made || !change || !purposes.includes(made.purpose)) return <Navigate to={paths.reservation} replace />
  const date = today(reservation.property.timeZone, new Date(now()).toISOString())
  const isAutomatic =
    whyNotBeforeArrival(reservation, date) === undefined &&
    isPaidBy(variants, reservation, 'automatic-charge')
  return (
    <ChangeDoneScreen
      reservation={reservation}
      change={change}
      money={outcomeOf(change, made, reservation)}
      guestCurrency={guestCurrencyOf(reservation, chosen)}
      {...letterOf(reservation)}
      now={new Date(now()).toISOString()}
      help={help}
      reservationHref={paths.reservation}
      onReservation={goTo(paths.reservation)}
      guestsHref={paths.guestInformation}
      onGuests={goTo(paths.guestInformation)}
      automaticHref={isAutomatic ? automatic : undefined}
      onAutomatic={goTo(automatic)}
      onCalendarFile={() =>
        void import('../reservation/handlers.ts').then((press) => press.calendarFileHandedOver(store))
      }
    />
  )
}

const automatic = `${paths.balance}?when=automatic`
const workingDays = 5

function outcomeOf(
  { settlement }: StayChange,
  { paidBy, card, refunds, isAutomatic }: ChangeMade,
  { pricing }: Reservation,
): MoneyOutcome {
  switch (settlement.kind) {
    case 'nothing':
      return { kind: 'nothing' }
    case 'owes-less':
      return { kind: 'owes-less', balance: settlement.balance, due: pricing.balanceDue }
    case 'to-refund':
      return { kind: 'to-refund', amount: settlement.amount, parts: refunds, workingDays }
    case 'to-pay':
      if (isAutomatic && pricing.balanceDue.kind === 'before-arrival')
        return { kind: 'automatic', amount: pricing.balance, on: pricing.balanceDue.by, card }
      return paidOrDue(settlement.amount, paidBy ?? 'now', card, pricing)
  }
}

function paidOrDue(
  amount: StayChange['difference'],
  timing: PaymentTiming,
  card: ChangeMade['card'],
  { balanceDue }: Reservation['pricing'],
): MoneyOutcome {
  if (timing === 'now') return { kind: 'paid', amount, card }
  if (timing === 'before-arrival' && balanceDue.kind === 'before-arrival')
    return { kind: 'before-arrival', amount, by: balanceDue.by }
  return { kind: 'at-check-in', amount }
}
