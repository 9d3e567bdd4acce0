import { isZero, nightsOf, type Money, type Reservation, whyNoBalance } from '@veranda/domain'
import { TextLink } from '../../components/link/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { type PriceLine, PriceLines } from '../../components/price-lines/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import type { ActionLinks } from '../actions-list/index.ts'
import { cardName } from '../card-name/index.ts'
import { dateIn, useDates } from '../dates/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { Slot } from '../slots/index.ts'
import * as css from './price-summary.css.ts'

export type PriceSummaryProps = Partial<ActionLinks> & {
  readonly reservation: Reservation
  readonly guestCurrency?: GuestCurrency | undefined
}

/** Line by line to the total, in the hotel's currency and about in the guest's. */
export function PriceSummary({ reservation, guestCurrency, hrefOf, onAction }: PriceSummaryProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const { pricing, promotion, rooms, stay, currency, transfer, history, property } = reservation
  const dates = useDates()
  const standing = rooms.filter(({ status }) => status !== 'cancelled').length
  const line = (label: string, price: Money, note?: string): PriceLine => ({
    label,
    text: money.exact(price),
    note,
  })
  const ifAny = (label: string, price: Money, note?: string): readonly PriceLine[] =>
    isZero(price) ? [] : [line(label, price, note)]
  const saving = promotion && !isZero(pricing.promotionSaving) && (
    <Promotion promotion={promotion} saving={pricing.promotionSaving} guestCurrency={guestCurrency} />
  )
  // When each amount came in, and with which card.
  const payments = history
    .flatMap(({ at, paid, card }) =>
      paid && card
        ? `${money.exact(paid)}, ${dates.shortDay(dateIn(at, property.timeZone))}, ${cardName(card, words)}`
        : [],
    )
    .join('; ')
  const lines: readonly PriceLine[] = [
    ...ifAny(words('price-summary.rooms', { rooms: standing, nights: nightsOf(stay) }), pricing.rooms),
    ...ifAny(words('price-summary.services'), pricing.services),
    ...ifAny(
      words('price-summary.transfer'),
      pricing.transfer,
      transfer?.isPaid ? words('services.paid') : undefined,
    ),
    ...(isZero(pricing.dueAtHotel)
      ? []
      : [
          line(words('price-summary.subtotal'), pricing.subtotal),
          {
            ...line(words('price-summary.due-at-hotel'), pricing.dueAtHotel),
            approx: money.approx(pricing.dueAtHotel),
          },
        ]),
    {
      label: words('price-summary.total'),
      text: money.exact(pricing.total),
      approx: isZero(pricing.total) ? undefined : money.approx(pricing.total),
      emphasis: true,
    },
    line(words('price-summary.paid'), pricing.paid, payments),
    ...ifAny(words('price-summary.balance'), pricing.balance).map(
      (due): PriceLine => ({ ...due, approx: money.approx(pricing.balance), emphasis: true }),
    ),
  ]
  // What is due before arrival is paid from the step above it, and said once.
  const isPaidFromHere =
    pricing.balanceDue.kind !== 'before-arrival' && whyNoBalance(reservation) === undefined
  return (
    <Stack gap="small" as="section">
      <Heading level={2} look="lead">
        {words('price-summary.title')}
      </Heading>
      <PriceLines lines={lines} />
      {hrefOf && isPaidFromHere && (
        <div>
          <TextLink stands="alone" href={hrefOf('pay')} onNavigate={(event) => onAction?.('pay', event)}>
            {words('price-summary.pay')}
          </TextLink>
        </div>
      )}
      {!isZero(pricing.total) && (
        <Text look="small" tone="muted">
          {words('price-summary.taxes')}
        </Text>
      )}
      {saving}
      {guestCurrency && guestCurrency.currency !== currency && (
        <Text look="small" tone="muted">
          {words('price-summary.disclaimer', { guestCurrency: guestCurrency.currency, currency })}
        </Text>
      )}
      <Slot name="afterPrice" given={{ reservation }} />
    </Stack>
  )
}

type PromotionProps = {
  readonly promotion: NonNullable<Reservation['promotion']>
  readonly saving: Money
  readonly guestCurrency: GuestCurrency | undefined
}

/** The code and what it took off: the prices above are already the lower ones. */
function Promotion({ promotion, saving, guestCurrency }: PromotionProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const { code } = promotion
  return (
    <div className={css.promotion}>
      <strong>{words('price-summary.promotion-code', { code })}</strong>
      <strong className={css.amount}>{words('price-summary.saved', { amount: money.exact(saving) })}</strong>
      <span>
        {promotion.kind === 'percent'
          ? words('price-summary.percent-off', { percent: promotion.percent })
          : words('price-summary.promotion')}
      </span>
      <span className={css.amount}>{money.approx(saving)}</span>
    </div>
  )
}
