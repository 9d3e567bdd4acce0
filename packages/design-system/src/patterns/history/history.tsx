import { type HistoryEntry, type HistoryKind, minus, type TimeZone, zero } from '@veranda/domain'
import type { LaterMessageId } from '@veranda/messages'
import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { Timeline, type TimelineStep } from '../../components/timeline/index.ts'
import { cardName } from '../card-name/index.ts'
import { ReceiptLink } from '../receipt-link/index.ts'
import { useMoney } from '../money/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './history.css.ts'

const sentences: Record<HistoryKind, LaterMessageId> = {
  booked: 'history.booked',
  paid: 'history.paid',
  'dates-changed': 'history.dates-changed',
  'room-changed': 'history.room-changed',
  'guests-changed': 'history.guests-changed',
  'services-changed': 'history.add-ons-changed',
  'request-sent': 'history.request-sent',
  'request-answered': 'history.request-answered',
  'cancellation-requested': 'history.cancellation-requested',
  cancelled: 'history.cancelled',
  'cancellation-undone': 'history.cancellation-undone',
  'cancellation-declined': 'history.cancellation-declined',
  'price-match-requested': 'history.price-match-requested',
  'price-match-matched': 'history.price-match-matched',
  'price-match-not-matched': 'history.price-match-not-matched',
  'price-match-withdrawn': 'history.price-match-withdrawn',
  'bank-transfer-announced': 'history.bank-transfer-announced',
  'bank-transfer-received': 'history.bank-transfer-received',
  'bank-transfer-withdrawn': 'history.bank-transfer-withdrawn',
  'bank-transfer-lapsed': 'history.bank-transfer-lapsed',
  'charge-agreed': 'history.charge-agreed',
  'charge-declined': 'history.charge-declined',
  'charge-cancelled': 'history.charge-cancelled',
}
const actors: Record<HistoryEntry['by'], LaterMessageId> = {
  guest: 'history.by-guest',
  hotel: 'history.by-hotel',
}

/** The way to a receipt by its number, and without one to all of them. */
type ReceiptLinks = {
  readonly hrefOf: (number?: string) => string
  readonly onOpen?: ((number: string | undefined, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

export type HistoryProps = {
  readonly entries: readonly HistoryEntry[]
  readonly hotelTimeZone: TimeZone
  readonly receipts?: ReceiptLinks | undefined
  /** How the guest is named to a reader who is not the guest: “by the guest”. */
  readonly byGuest?: string | undefined
}

/** What has become of the reservation so far, oldest first, on the hotel's clock. */
export function History({ entries, hotelTimeZone, receipts, byGuest }: HistoryProps) {
  const intl = useIntl()
  const words = useLaterWords()
  const money = useMoney()
  const signed = useSignedMoney()
  if (entries.length === 0) return null
  const title = words('history.title')
  const steps = inOrder(entries.filter(({ kind }) => kind in sentences)).map(
    ({ at, kind, by, difference, paid, card, receipt }, index): TimelineStep => {
      const happened = words(sentences[kind])
      const reducedBy =
        kind === 'cancelled' &&
        difference &&
        difference.amount < 0 &&
        minus(zero(difference.currency), difference)
      return {
        key: `${index} ${at}`,
        // With a minus sign beside it, what the stay costs less would read as a charge.
        title: reducedBy
          ? words('history.cancelled-total', { amount: money.exact(reducedBy) })
          : [happened, paid ? money.exact(paid) : moneyOf(kind, difference)].filter(Boolean).join(', '),
        detail: (
          <>
            {inLine(
              [
                intl.formatDate(new Date(at), { ...format, timeZone: hotelTimeZone }),
                card ? cardName(card, words) : ((by === 'guest' ? byGuest : undefined) ?? words(actors[by])),
              ].join(dot),
            )}
            {receipt && receipts && <span className={css.receipt}>{linkTo(receipts, receipt)}</span>}
          </>
        ),
        tone: 'neutral',
      }
    },
  )
  // A change of dates says what it cost, even if it cost nothing.
  function moneyOf(kind: HistoryKind, difference: HistoryEntry['difference']): string | undefined {
    if (difference?.amount) return signed(difference)
    return difference && kind === 'dates-changed' ? words('stay-offers.same-price') : undefined
  }
  return (
    <Stack gap="medium" as="section">
      <div>
        <Heading level={2}>{title}</Heading>
        <Text look="small" tone="muted">
          {words('history.clock')}
        </Text>
      </div>
      <Timeline label={title} steps={steps} />
      {receipts && linkTo(receipts)}
    </Stack>
  )
}

const linkTo = ({ hrefOf, onOpen }: ReceiptLinks, number?: string) => (
  <ReceiptLink number={number} href={hrefOf(number)} onNavigate={(event) => onOpen?.(number, event)} />
)

const format = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

const inOrder = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
