import type { Reservation } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Price } from '../../components/price/index.ts'
import { Text } from '../../components/text/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type CurrentStayProps = {
  readonly reservation: Pick<Reservation, 'pricing'>
  readonly guestCurrency?: GuestCurrency | undefined
  /** What to choose to see another sum, where there is something to choose. */
  readonly hint: string | undefined
}

/** Until something is chosen: the sum that any choice starts from. */
export function CurrentStay({ reservation, guestCurrency, hint }: CurrentStayProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const { total } = reservation.pricing
  return (
    <Stack gap="small">
      <div>
        <Text look="small" tone="muted">
          {words('price-change.before')}
        </Text>
        <Price emphasis text={money.exact(total)} approx={money.approx(total)} />
      </div>
      {hint && (
        <Text look="small" tone="muted">
          {hint}
        </Text>
      )}
    </Stack>
  )
}
