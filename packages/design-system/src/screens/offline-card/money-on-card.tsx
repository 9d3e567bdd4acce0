import { type Instant, isZero, type OfflineCard } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { Stack } from '../../components/layout/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { Timeline, type TimelineStep } from '../../components/timeline/index.ts'
import { BalanceLine } from '../../patterns/balance-line/index.ts'
import { cardName } from '../../patterns/card-name/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { wordsOfReceipt } from '../../patterns/receipt-words/index.ts'
import type { CardClock } from '../../patterns/offline-card/index.ts'
import { inLine, inOnePiece } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { dot } from '../../patterns/words/index.ts'
import * as css from './offline-card.css.ts'
import { RefundOnCard } from './refund-on-card.tsx'

type MoneyOnCardProps = CardClock & { readonly card: OfflineCard }

/** What the stay costs, what is paid of it, each receipt, and the payments made before there were receipts. */
export function MoneyOnCard({ card: read, ...clock }: MoneyOnCardProps) {
  const { stay, payments, receipts } = read
  const words = useLaterWords()
  const money = useMoney()
  const intl = useIntl()
  const { total, paid, dueAtHotel } = stay.pricing
  const title = words('offline-card.payments')
  const dayOf = (at: Instant) =>
    intl.formatDate(new Date(at), { ...longDay, timeZone: stay.property.timeZone })
  const numbers = new Set(receipts.map(({ number }) => number))
  const withoutReceipt = payments.filter(({ receipt }) => !receipt || !numbers.has(receipt))
  const steps = withoutReceipt.map(({ at, paid: received, card }, index): TimelineStep => {
    const day = dayOf(at)
    return {
      key: `${index} ${at}`,
      title: received ? money.exact(received) : words('history.paid'),
      detail: card ? inLine([day, cardName(card, words)].join(dot), inOnePiece) : day,
      tone: 'neutral',
    }
  })
  // The newest first, as in the list of receipts.
  const documents = receipts.toReversed().map((receipt): TimelineStep => {
    const { number, at, card } = receipt
    const parts = [money.exact(receipt.amount), dayOf(at), ...(card ? [cardName(card, words)] : [])]
    return {
      key: number,
      title: words(wordsOfReceipt(receipt).title),
      detail: (
        <>
          {inLine(parts.join(dot))} <span className={css.whole}>{number}</span>
        </>
      ),
      tone: 'neutral',
    }
  })
  return (
    <Stack gap="medium">
      {stay.status === 'cancelled' ? (
        <RefundOnCard card={read} {...clock} />
      ) : (
        <>
          <Heading level={2} look="lead">
            {title}
          </Heading>
          <BalanceLine reservation={stay} />
          <PriceLines
            lines={[
              { label: words('price-summary.total'), text: money.exact(total) },
              { label: words('price-summary.paid'), text: money.exact(paid) },
              ...(isZero(dueAtHotel)
                ? []
                : [{ label: words('price-summary.due-at-hotel'), text: money.exact(dueAtHotel) }]),
            ]}
          />
        </>
      )}
      {steps.length > 0 && <Timeline label={title} steps={steps} />}
      {documents.length > 0 && (
        <>
          <Heading level={3} look="label">
            {words('receipt.list')}
          </Heading>
          <Timeline label={words('receipt.list')} steps={documents} />
        </>
      )}
      {isZero(paid) && steps.length + documents.length === 0 && (
        <Text tone="muted">{words('offline-card.no-payments')}</Text>
      )}
    </Stack>
  )
}

const longDay = { year: 'numeric', month: 'long', day: 'numeric' } as const
