import { isZero, type Money, type RefundDestination as Destination } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { Text } from '../../components/text/index.ts'
import { cardName } from '../card-name/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../words/index.ts'

/** How a refund goes, whatever it is and wherever to. */
export type RefundTerms = {
  /** How long a bank may take. */
  readonly workingDays: number
  /** How long it can be taken back; the refund leaves after that. */
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
  const money = useMoney()
  const { locale } = useIntl()
  const { cards, byHand } = to
  const { workingDays: days, reinstateMinutes: minutes } = terms
  const names = new Intl.ListFormat(locale).format(cards.map((card) => cardName(card, words)))
  const sentences = [
    ...(byHand.amount < refund.amount
      ? [names ? words('refund-to.named', { cards: names, days }) : words('refund-to.cards', { days })]
      : []),
    ...(isZero(byHand) ? [] : [words('refund-to.by-hand', { amount: money.exact(byHand) })]),
    words('refund-to.reinstate', { minutes }),
  ]
  return (
    <Text look="small" tone="muted">
      {sentences.join(' ')}
    </Text>
  )
}
