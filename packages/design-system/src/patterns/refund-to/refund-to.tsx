import { isZero, type Money, type RefundDestination as Destination } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { Text } from '../../components/text/index.ts'
import { cardName } from '../card-name/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'

/** Where a refund goes, and how long a bank may take. */
export type RefundTo = { readonly to: Destination; readonly workingDays: number }

/** How a refund goes, whatever it is and wherever to. */
export type RefundTerms = {
  /** How long a bank may take. */
  readonly workingDays: number
  /** For how many minutes the cancellation can be reinstated; the refund leaves after them. */
  readonly reinstateMinutes: number
}

export type RefundDestinationProps = {
  /** All that comes back. */
  readonly refund: Money
  readonly to: Destination
  readonly terms: RefundTerms
}

/** To which cards a refund would go, how long that takes, and until when nothing has left. */
export function RefundDestination({ refund, to, terms }: RefundDestinationProps) {
  const words = useLaterWords()
  const destination = useRefundTo()
  const { workingDays, reinstateMinutes: minutes } = terms
  return (
    <Text look="small" tone="muted">
      {destination(refund, { to, workingDays })} {words('refund-to.reinstate', { minutes })}
    </Text>
  )
}

/** To which cards a refund would go and how long that takes, in one text. */
export function useRefundTo(): (refund: Money, destination: RefundTo) => string {
  const words = useLaterWords()
  const money = useMoney()
  const { locale } = useIntl()
  return (refund, { to: { cards, byHand }, workingDays: days }) => {
    const names = new Intl.ListFormat(locale).format(cards.map((card) => cardName(card, words)))
    return [
      ...(byHand.amount < refund.amount
        ? [names ? words('refund-to.named', { cards: names, days }) : words('refund-to.cards', { days })]
        : []),
      ...(isZero(byHand) ? [] : [words('refund-to.by-hand', { amount: money.exact(byHand) })]),
    ].join(' ')
  }
}
