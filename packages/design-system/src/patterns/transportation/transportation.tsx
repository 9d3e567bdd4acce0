import type { PrivateTransportation } from '@veranda/domain'
import { Badge } from '../../components/badge/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Price } from '../../components/price/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useLaterWords } from '../words/index.ts'

export type TransportationProps = {
  readonly transportation: PrivateTransportation
  readonly guestCurrency?: GuestCurrency | undefined
}

/** The ride from the airport: its price, whether it is paid, and how much notice a change of dates needs to keep it. */
export function Transportation({ transportation, guestCurrency }: TransportationProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const { isPaid, price, noticeDays } = transportation
  return (
    <Stack gap="small" as="section">
      <Heading level={2}>{words('transportation.title')}</Heading>
      <Row align="between" wrap>
        <Price emphasis text={money.calm(price)} approx={money.approx(price)} />
        <Badge tone={isPaid ? 'positive' : 'caution'}>
          {words(isPaid ? 'transportation.paid' : 'transportation.unpaid')}
        </Badge>
      </Row>
      <Text look="small" tone="muted">
        {words('transportation.notice', { hours: noticeDays * 24 })}
      </Text>
    </Stack>
  )
}
