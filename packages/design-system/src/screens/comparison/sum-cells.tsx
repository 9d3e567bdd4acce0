import {
  activeRooms,
  type CancellationPolicy,
  type FreeUntil,
  freeUntil,
  type Instant,
  isZero,
  type Money,
  plus,
  type Reservation,
  type Settlement,
  type Stay,
  type StayChange,
} from '@veranda/domain'
import type { ReactNode } from 'react'
import { useDates } from '../../patterns/dates/index.ts'
import { type GuestCurrency, useMoney } from '../../patterns/money/index.ts'
import { useSignedMoney } from '../../patterns/money/use-signed-money.ts'
import { type LaterWords, useLaterWords } from '../../patterns/words/index.ts'
import { Cell } from './cell.tsx'
import * as css from './comparison.css.ts'

type Facts = {
  readonly reservation: Reservation
  readonly now: Instant
  readonly guestCurrency?: GuestCurrency | undefined
}

/** What the stay comes to as it is. */
export function RetainedSums({ reservation, now, guestCurrency }: Facts) {
  const words = useLaterWords()
  const money = useMoney()
  const { pricing, rooms, stay } = reservation
  const policies = activeRooms(rooms).map(({ policy }) => policy)
  return (
    <Sums
      total={pricing.total}
      guestCurrency={guestCurrency}
      settled={
        isZero(pricing.balance)
          ? words('comparison.all-paid')
          : words('comparison.balance', { amount: money.exact(pricing.balance) })
      }
      free={freeOf(policies, stay, reservation, now)}
      reservation={reservation}
    />
  )
}

export type OptionSumsProps = Facts & {
  readonly change: StayChange
  /** Another price is on its way. */
  readonly isOld: boolean
}

/** What a way comes to: the whole stay, so that ways compare, and what it means for the guest. */
export function OptionSums({ reservation, now, guestCurrency, change, isOld }: OptionSumsProps) {
  const words = useLaterWords()
  const money = useMoney()
  const signed = useSignedMoney()
  const { difference, settlement, rooms, after, warnings } = change
  return (
    <Sums
      total={totalWith(reservation, change)}
      guestCurrency={guestCurrency}
      difference={
        !isSettledWhole(change) && (
          <span className={css.tone[toneOf(difference)]}>
            {isZero(difference) ? words('price-change.no-difference') : signed(difference)}
          </span>
        )
      }
      settledLabel={words(settledLabels[settlement.kind])}
      settled={settledWords(settlement, money.exact, words)}
      free={freeOf(
        rooms.map(({ policyAfter }) => policyAfter),
        after,
        reservation,
        now,
      )}
      warnings={warnings.map((warning) => words(`comparison.${warning}`))}
      reservation={reservation}
      isOld={isOld}
    />
  )
}

/** What the whole reservation comes to after a change, what is not changed included. */
export const totalWith = ({ pricing }: Reservation, { difference }: StayChange): Money =>
  plus(pricing.total, difference)

/** What is paid or refunded is the difference itself: the line below says it. */
const isSettledWhole = ({ difference, settlement }: StayChange): boolean =>
  (settlement.kind === 'to-pay' || settlement.kind === 'to-refund') &&
  settlement.amount.amount === Math.abs(difference.amount)

const toneOf = ({ amount }: Money): keyof typeof css.tone =>
  amount === 0 ? 'same' : amount < 0 ? 'decrease' : 'increase'

const freeOf = (
  policies: readonly CancellationPolicy[],
  stay: Stay,
  { property }: Reservation,
  now: Instant,
): FreeUntil => freeUntil(policies, stay, { zone: property.timeZone, now })

type SumsProps = {
  readonly total: Money
  readonly guestCurrency?: GuestCurrency | undefined
  readonly difference?: ReactNode
  readonly settledLabel?: string
  readonly settled: string
  readonly free: FreeUntil
  readonly warnings?: readonly string[]
  readonly reservation: Reservation
  readonly isOld?: boolean
}

function Sums(props: SumsProps) {
  const {
    total,
    guestCurrency,
    difference,
    settledLabel,
    settled,
    free,
    warnings = [],
    reservation,
    isOld,
  } = props
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const dates = useDates()
  const approx = money.approx(total)
  return (
    <dl className={isOld ? `${css.lines.sums} ${css.waits}` : css.lines.sums}>
      <Cell look="bill" label={words('comparison.total')}>
        <span className={css.sum}>{money.exact(total)}</span>
        {approx && <span className={css.note}>{approx}</span>}
        {difference}
      </Cell>
      <Cell look="bill" label={settledLabel ?? words('comparison.settlement')}>
        {settled}
      </Cell>
      <Cell look="bill" label={words('comparison.free-cancellation')}>
        {free.kind === 'until'
          ? words('comparison.free-until', { moment: dates.moment(free.at, reservation.property.timeZone) })
          : words(`comparison.free-${free.kind}`)}
        {warnings.map((warning) => (
          <span key={warning} className={css.warning}>
            {warning}
          </span>
        ))}
      </Cell>
    </dl>
  )
}

const settledLabels = {
  'to-pay': 'comparison.to-pay',
  'to-refund': 'comparison.to-refund',
  'owes-less': 'comparison.settlement',
  nothing: 'comparison.settlement',
} as const satisfies Record<Settlement['kind'], string>

function settledWords(
  settlement: Settlement,
  exact: ReturnType<typeof useMoney>['exact'],
  words: LaterWords,
): string {
  switch (settlement.kind) {
    case 'to-pay':
    case 'to-refund':
      return words(`price-change.${settlement.kind}`, { amount: exact(settlement.amount) })
    case 'owes-less':
      return words('price-change.owes-less-note', { amount: exact(settlement.balance) })
    case 'nothing':
      return words('price-change.nothing')
  }
}
