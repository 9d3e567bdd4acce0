import { isZero, type OfflineCard, returnedByReceipts } from '@veranda/domain'
import { Price } from '../../components/price/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { type CardClock, useCardWords } from '../../patterns/offline-card/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'

export type RefundOnCardProps = CardClock & { readonly card: OfflineCard }

/** Of a canceled stay: what had been refunded or credited when the card was last written, and when that was. */
export function RefundOnCard({ card: { stay, receipts, readAt }, ...clock }: RefundOnCardProps) {
  const words = useLaterWords()
  const money = useMoney()
  const { age } = useCardWords(clock)
  const { refunded, credited } = returnedByReceipts(receipts, stay.pricing.total.currency)
  const isCredit = isZero(refunded) && !isZero(credited)
  const sum = isCredit ? credited : refunded
  return (
    <div>
      <Heading level={2} look="lead">
        {words(isCredit ? 'cancelled.credit' : 'cancelled.refund')}
      </Heading>
      {isZero(sum) ? (
        <Text>{words('offline-card.no-refund')}</Text>
      ) : (
        <Price emphasis text={money.exact(sum)} />
      )}
      <Text look="small" tone="muted">
        {age(readAt)}
      </Text>
    </div>
  )
}
