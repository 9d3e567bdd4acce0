import type { PrivateTransfer } from '@veranda/domain'
import { Badge } from '../../components/badge/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Price } from '../../components/price/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type TransferProps = {
  readonly transfer: PrivateTransfer
  readonly guestCurrency?: GuestCurrency | undefined
}

/** The transfer from the airport: its price, whether it is paid, and how much notice a change of dates needs to keep it. */
export function Transfer({ transfer, guestCurrency }: TransferProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const { isPaid, price, noticeDays } = transfer
  return (
    <Stack gap="small" as="section">
      <Heading level={2}>{words('transfer.title')}</Heading>
      <Row align="between" wrap>
        <Price emphasis text={money.calm(price)} approx={money.approx(price)} />
        <Badge tone={isPaid ? 'positive' : 'caution'}>
          {words(isPaid ? 'transfer.paid' : 'transfer.unpaid')}
        </Badge>
      </Row>
      <Text look="small" tone="muted">
        {words('transfer.notice', { hours: noticeDays * 24 })}
      </Text>
    </Stack>
  )
}
