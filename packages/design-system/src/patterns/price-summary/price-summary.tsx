import { isZero, nightsOf, type Money, type Reservation } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { type PriceLine, PriceLines } from '../../components/price-lines/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useWords } from '../words/index.ts'

export type PriceSummaryProps = {
  readonly reservation: Reservation
  readonly guestCurrency?: GuestCurrency | undefined
}

/** Line by line to the total, in the hotel's currency and about in the guest's. */
export function PriceSummary({ reservation, guestCurrency }: PriceSummaryProps) {
  const words = useWords()
  const money = useMoney(guestCurrency)
  const { pricing, promotion, rooms, stay, currency } = reservation
  const standing = rooms.filter(({ status }) => status !== 'cancelled').length
  const line = (label: string, price: Money): PriceLine => ({ label, text: money.exact(price) })
  const ifAny = (label: string, price: Money): readonly PriceLine[] =>
    isZero(price) ? [] : [line(label, price)]
  const lines: readonly PriceLine[] = [
    ...ifAny(words('price-summary.rooms', { rooms: standing, nights: nightsOf(stay) }), pricing.rooms),
    ...ifAny(words('price-summary.services'), pricing.services),
    ...ifAny(words('price-summary.transportation'), pricing.transportation),
    ...(isZero(pricing.dueAtHotel)
      ? []
      : [
          line(words('price-summary.subtotal'), pricing.subtotal),
          line(words('price-summary.due-at-hotel'), pricing.dueAtHotel),
        ]),
    {
      label: words('price-summary.total'),
      text: money.exact(pricing.total),
      note: money.approx(pricing.total),
      emphasis: true,
    },
    line(words('price-summary.paid'), pricing.paid),
    {
      label: words('price-summary.balance'),
      text: money.exact(pricing.balance),
      note: isZero(pricing.balance) ? undefined : money.approx(pricing.balance),
      tone: isZero(pricing.balance) ? 'positive' : 'ink',
      emphasis: true,
    },
  ]
  return (
    <Stack gap="small" as="section">
      <Heading level={2}>{words('price-summary.title')}</Heading>
      <PriceLines lines={lines} />
      {promotion && !isZero(pricing.promotionSaving) && (
        <Text look="small" tone="positive">
          {words('price-summary.promotion', { code: promotion.code })}: {money.exact(pricing.promotionSaving)}
        </Text>
      )}
      {guestCurrency && guestCurrency.currency !== currency && (
        <Text look="small" tone="muted">
          {words('price-summary.disclaimer', { guestCurrency: guestCurrency.currency, currency })}
        </Text>
      )}
    </Stack>
  )
}
