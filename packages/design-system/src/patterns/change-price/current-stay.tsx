import type { Reservation } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { Text } from '../../components/text/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useLaterWords } from '../words/index.ts'

export type CurrentStayProps = {
  readonly reservation: Pick<Reservation, 'pricing'>
  readonly guestCurrency?: GuestCurrency | undefined
  /** What to choose to see another sum. */
  readonly hint: string
}

/** Until something is chosen: the sum that any choice starts from. */
export function CurrentStay({ reservation, guestCurrency, hint }: CurrentStayProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const { total } = reservation.pricing
  return (
    <Stack gap="small">
      <PriceLines
        lines={[
          {
            label: words('price-change.before'),
            text: money.exact(total),
            note: money.approx(total),
            emphasis: true,
          },
        ]}
      />
      <Text look="small" tone="muted">
        {hint}
      </Text>
    </Stack>
  )
}
