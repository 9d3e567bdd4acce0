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
import { useDates } from '../../patterns/dates/index.ts'
import { type GuestCurrency, useMoney } from '../../patterns/money/index.ts'
import { useSignedMoney } from '../../patterns/money/use-signed-money.ts'
import { type LaterWords, useLaterWords } from '../../patterns/later-words/index.ts'
import { Cell } from './cell.tsx'
import * as css from './comparison.css.ts'

/** `waits`: another price is on its way; `over`: it holds no more. */
export type PriceStanding = 'holds' | 'waits' | 'over'

export type HeadlineProps = {
  readonly total: Money
  readonly guestCurrency?: GuestCurrency | undefined
  /** What it changes; missing for the stay as it is. */
  readonly change?: StayChange | undefined
  readonly standing?: PriceStanding
}

/**
 * What the stay as it is costs, at the head of its column; of an option, by how much it differs, and its total below.
 */
export function Headline({ total, guestCurrency, change, standing = 'holds' }: HeadlineProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const signed = useSignedMoney('calm')
  const approx = money.approx(total)
  const isOver = standing === 'over'
  return (
    <p className={standing === 'waits' ? `${css.headline} ${css.waits}` : css.headline}>
      {change ? (
        <>
          <span className={css.difference[isOver ? 'over' : toneOf(change.difference)]}>
            {isZero(change.difference) ? words('stay-offers.same-price') : signed(change.difference)}
          </span>
          {!isOver && (
            <span className={css.note}>{words('comparison.in-total', { amount: money.calm(total) })}</span>
          )}
          {/* In the place of its total, so that the prices of all options stay in one line. */}
          <span role="status" className={css.expired}>
            {isOver && words('comparison.expired')}
          </span>
        </>
      ) : (
        <>
          <span className={css.sum}>{money.calm(total)}</span>
          <span className={css.note}>{words('comparison.total')}</span>
        </>
      )}
      {approx && !isOver && <span className={css.note}>{approx}</span>}
    </p>
  )
}

type Facts = { readonly reservation: Reservation; readonly now: Instant }

/** What is left to pay of the stay as it is, and until when it can be cancelled. */
export function RetainedSums({ reservation, now }: Facts) {
  const words = useLaterWords()
  const money = useMoney()
  const { pricing, rooms, stay } = reservation
  const policies = activeRooms(rooms).map(({ policy }) => policy)
  return (
    <Sums
      label={words('comparison.balance')}
      settled={isZero(pricing.balance) ? words('comparison.all-paid') : money.calm(pricing.balance)}
      free={freeOf(policies, stay, reservation, now)}
      reservation={reservation}
    />
  )
}

export type OptionSumsProps = Facts & {
  readonly change: StayChange
  readonly standing: PriceStanding
}

/** What an option means for the guest: the amount paid or refunded, and until when it can be cancelled. */
export function OptionSums({ reservation, now, change, standing }: OptionSumsProps) {
  const words = useLaterWords()
  const money = useMoney()
  const { settlement, rooms, after, warnings } = change
  return (
    <Sums
      label={words(settledLabels[settlement.kind])}
      settled={settledWords(settlement, balanceBeside(reservation, change), money.calm, words)}
      free={freeOf(
        rooms.map(({ policyAfter }) => policyAfter),
        after,
        reservation,
        now,
      )}
      warnings={warnings.map((warning) => words(`comparison.${warning}`))}
      reservation={reservation}
      standing={standing}
    />
  )
}

/** The total of the whole reservation after a change, unchanged parts included. */
export const totalWith = ({ pricing }: Reservation, { difference }: StayChange): Money =>
  plus(pricing.total, difference)

const toneOf = ({ amount }: Money): keyof typeof css.difference =>
  amount === 0 ? 'same' : amount < 0 ? 'decrease' : 'increase'

const freeOf = (
  policies: readonly CancellationPolicy[],
  stay: Stay,
  { property }: Reservation,
  now: Instant,
): FreeUntil => freeUntil(policies, stay, { zone: property.timeZone, now })

type SumsProps = {
  readonly label: string
  readonly settled: string
  readonly free: FreeUntil
  readonly warnings?: readonly string[]
  readonly reservation: Reservation
  readonly standing?: PriceStanding
}

function Sums({ label, settled, free, warnings, reservation, standing = 'holds' }: SumsProps) {
  const words = useLaterWords()
  const dates = useDates()
  return (
    <dl className={standing === 'waits' ? `${css.lines.sums} ${css.waits}` : css.lines.sums}>
      <Cell look="bill" label={label}>
        {standing === 'over' ? <s className={css.over}>{settled}</s> : settled}
      </Cell>
      {/* On a phone a moment said in full has the line below its label to itself. */}
      <Cell label={words('comparison.free-cancellation')}>
        {free.kind === 'until'
          ? words('comparison.free-until', { moment: dates.moment(free.at, reservation.property.timeZone) })
          : words(`comparison.free-${free.kind}`)}
        {warnings?.map((warning) => (
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
  'owes-less': 'comparison.new-balance',
  nothing: 'comparison.to-pay',
} as const satisfies Record<Settlement['kind'], string>

/** What is due already, where the amount to pay does not hold it. */
const balanceBeside = (
  { pricing }: Reservation,
  { settlement, difference }: StayChange,
): Money | undefined =>
  settlement.kind === 'to-pay' && settlement.amount.amount <= difference.amount && !isZero(pricing.balance)
    ? pricing.balance
    : undefined

function settledWords(
  settlement: Settlement,
  balance: Money | undefined,
  calm: ReturnType<typeof useMoney>['calm'],
  words: LaterWords,
): string {
  switch (settlement.kind) {
    case 'to-pay':
      return balance
        ? words('comparison.beside-balance', { amount: calm(settlement.amount), balance: calm(balance) })
        : calm(settlement.amount)
    case 'to-refund':
      return calm(settlement.amount)
    case 'owes-less':
      return words('comparison.nothing-now', { amount: calm(settlement.balance) })
    case 'nothing':
      return words('comparison.nothing-due')
  }
}
