import { type BalancePart, isZero } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Price } from '../../components/price/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './balance.css.ts'
import { PartTitle } from './part-title.tsx'
import type { PayableBalance } from './balance.ts'

export type BalanceSummaryProps = {
  readonly payable: PayableBalance
  /** The button that pays, where it stands beside the form. */
  readonly children?: ReactNode
}

/** What is due and when; and of each room and the transfer what it costs, what is paid and what is not. */
export function BalanceSummary({ payable, children }: BalanceSummaryProps) {
  const { reservation, bill, guestCurrency } = payable
  const { balanceDue, dueAtHotel } = reservation.pricing
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney(guestCurrency)
  return (
    <Surface as="section">
      <Stack gap="medium">
        <Stack gap="tiny">
          <Heading level={2}>{words('balance.summary')}</Heading>
          <Price emphasis text={money.exact(bill.due)} approx={money.approx(bill.due)} />
          <Text look="small" tone="muted">
            {balanceDue.kind === 'before-arrival'
              ? words(balanceDue.by < payable.today ? 'balance.was-due-by' : 'balance.due-by', {
                  date: dates.day(balanceDue.by),
                })
              : words('balance.due-at-check-in')}
          </Text>
        </Stack>
        {bill.parts.length === 1 ? (
          bill.parts.map((part) => <PartLines key={part.roomNumber} part={part} />)
        ) : (
          <div className={css.parts}>
            {bill.parts.map((part) => (
              <Disclosure
                key={part.roomNumber}
                title={<PartTitle reservation={reservation} roomNumber={part.roomNumber} />}
                amount={money.exact(part.pending)}
              >
                <PartLines part={part} />
              </Disclosure>
            ))}
          </div>
        )}
        {bill.announced && !isZero(bill.announced) && (
          <Text look="small" tone="muted">
            {words('bank-transfer.on-its-way', { amount: money.exact(bill.announced) })}
          </Text>
        )}
        {!isZero(dueAtHotel) && (
          <Text look="small" tone="muted">
            {words('balance.at-hotel', { amount: money.exact(dueAtHotel) })}
          </Text>
        )}
        {guestCurrency && guestCurrency.currency !== bill.due.currency && (
          <Text look="small" tone="muted">
            {words('price-summary.disclaimer', {
              guestCurrency: guestCurrency.currency,
              currency: bill.due.currency,
            })}
          </Text>
        )}
        {children}
      </Stack>
    </Surface>
  )
}

function PartLines({ part: { total, paid, pending } }: { readonly part: BalancePart }) {
  const words = useLaterWords()
  const { exact } = useMoney()
  return (
    <PriceLines
      lines={[
        { label: words('balance.total'), text: exact(total) },
        { label: words('balance.paid'), text: exact(paid) },
        { label: words('balance.pending'), text: exact(pending), emphasis: true },
      ]}
    />
  )
}
