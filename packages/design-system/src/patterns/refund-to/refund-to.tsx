import { Text } from '../../components/text/index.ts'
import { cardName, type NamedCard } from '../card-name/index.ts'
import { useLaterWords } from '../words/index.ts'

/** Where a refund would go. */
export type RefundTo = {
  /** The cards that were paid with, where they are known. */
  readonly cards: readonly NamedCard[]
  /** How long a bank may take. */
  readonly workingDays: number
  /** How long it can be taken back; the refund leaves after that. */
  readonly undoMinutes: number
}

export function RefundDestination({ to }: { readonly to: RefundTo }) {
  const words = useLaterWords()
  const { cards, workingDays, undoMinutes } = to
  const [card] = cards
  return (
    <Text look="small" tone="muted">
      {cards.length === 1 && card
        ? words('refund-to.one-card', { card: cardName(card, words), days: workingDays })
        : words('refund-to.cards', { days: workingDays })}{' '}
      {words('refund-to.undo', { minutes: undoMinutes })}
    </Text>
  )
}
