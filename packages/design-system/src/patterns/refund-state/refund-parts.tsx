import {
  type Instant,
  isBefore,
  type PendingRefund,
  type RefundState,
  sum,
  type TimeZone,
} from '@veranda/domain'
import { Icon, type IconName } from '../../components/icon/index.ts'
import { cardName } from '../card-name/index.ts'
import { dateIn, useDates } from '../dates/index.ts'
import { useBothClocks } from '../dates/use-both-clocks.ts'
import { useMoney } from '../money/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './refund-parts.css.ts'

export type RefundPartsProps = {
  readonly parts: readonly PendingRefund[]
  /**
   * Until then the refund stays with the hotel, so that the cancellation can be reinstated without a trace on the card.
   */
  readonly leavesAt?: Instant | undefined
  readonly now: Instant
  readonly hotelTimeZone: TimeZone
  readonly guestTimeZone: TimeZone
  /** How long a bank may take. */
  readonly workingDays: number
  /** All that comes back is said above: the only part needs no sum of its own. */
  readonly underTotal?: boolean | undefined
}

/** Each card, its share, and how far it has come. */
export function RefundParts(props: RefundPartsProps) {
  const { parts, leavesAt, now, hotelTimeZone, guestTimeZone, workingDays, underTotal } = props
  const words = useLaterWords()
  const dates = useDates()
  const bothClocks = useBothClocks({ hotel: hotelTimeZone, guest: guestTimeZone })
  const { exact } = useMoney()
  const stateOf = ({ state }: PendingRefund): string =>
    state === 'requested' && leavesAt && isBefore(now, leavesAt)
      ? words('refund-state.waiting', leavingWords(leavesAt))
      : words(`refund-state.${state}`, { days: workingDays })
  const currency = parts[0]?.amount.currency
  const amountOf = (some: readonly PendingRefund[]) => some.map(({ amount }) => amount)
  const open = parts.filter(isToArrange)
  const sent = parts.filter((part) => !isToArrange(part))
  return (
    <>
      {currency && open.length > 0 && sent.length > 0 && (
        <p className={css.sums}>
          {inLine(
            words('refund-state.sums', {
              sent: exact(sum(amountOf(sent), currency)),
              open: exact(sum(amountOf(open), currency)),
            }),
          )}
        </p>
      )}
      <ul className={css.parts}>
        {parts.map((part) => (
          <li key={part.refundId} className={css.part}>
            <span className={css.place}>{placeOf(part)}</span>
            {(parts.length > 1 || !underTotal) && <span className={css.amount}>{exact(part.amount)}</span>}
            <span className={css.state}>
              <span className={css.mark[toneOf[part.state]]}>
                <Icon name={iconOf[part.state]} />
              </span>
              <span>
                {inLine(
                  [part.since && dates.day(dateIn(part.since, guestTimeZone)), stateOf(part)]
                    .filter(Boolean)
                    .join(dot),
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )

  function leavingWords(at: Instant) {
    const { hotel, guest, differs } = bothClocks(at)
    const today = dateIn(at, hotelTimeZone) === dateIn(now, hotelTimeZone)
    const time = dates.time(at, hotelTimeZone)
    return { today, time, moment: hotel, guest, differs, days: workingDays }
  }
  function placeOf({ card, state }: PendingRefund): string {
    if (card) return words('refund-state.to-card', { card: cardName(card, words) })
    return words(state === 'by-hand' ? 'refund-state.from-hotel' : 'refund-state.to-your-card')
  }
}

/** No card takes the refund: the hotel's staff have to pay it in another way. */
const isToArrange = ({ state }: PendingRefund): boolean => state === 'failed' || state === 'by-hand'

const iconOf: Readonly<Record<RefundState, IconName>> = {
  requested: 'clock',
  accepted: 'clock',
  paid: 'check',
  failed: 'alert',
  'by-hand': 'alert',
}
const toneOf: Readonly<Record<RefundState, keyof typeof css.mark>> = {
  requested: 'calm',
  accepted: 'calm',
  paid: 'positive',
  failed: 'caution',
  'by-hand': 'caution',
}
