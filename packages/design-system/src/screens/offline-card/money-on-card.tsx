import { isZero, type OfflineCard } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { Facts } from '../../components/facts/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { Timeline, type TimelineStep } from '../../components/timeline/index.ts'
import { BalanceLine } from '../../patterns/balance-line/index.ts'
import { cardName } from '../../patterns/card-name/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { dot, inLine, useLaterWords } from '../../patterns/words/index.ts'

/** What the stay costs, what is paid of it, and each payment with its day and card. */
export function MoneyOnCard({ stay, payments }: Pick<OfflineCard, 'stay' | 'payments'>) {
  const words = useLaterWords()
  const money = useMoney()
  const intl = useIntl()
  const { total, paid, dueAtHotel } = stay.pricing
  const title = words('offline-card.payments')
  const steps = payments.map(({ at, paid: received, card }, index): TimelineStep => {
    const day = intl.formatDate(new Date(at), { ...longDay, timeZone: stay.property.timeZone })
    return {
      key: `${index} ${at}`,
      title: received ? money.exact(received) : words('history.paid'),
      detail: card ? inLine([day, cardName(card, words)].join(dot)) : day,
      tone: 'neutral',
    }
  })
  return (
    <Stack gap="medium">
      <Heading level={2}>{title}</Heading>
      <BalanceLine reservation={stay} />
      <Facts
        items={[
          { term: words('price-summary.total'), detail: money.exact(total) },
          { term: words('price-summary.paid'), detail: money.exact(paid) },
          ...(isZero(dueAtHotel)
            ? []
            : [{ term: words('price-summary.due-at-hotel'), detail: money.exact(dueAtHotel) }]),
        ]}
      />
      {steps.length > 0 ? (
        <Timeline label={title} steps={steps} />
      ) : (
        <Text tone="muted">{words('offline-card.no-payments')}</Text>
      )}
    </Stack>
  )
}

const longDay = { year: 'numeric', month: 'long', day: 'numeric' } as const
