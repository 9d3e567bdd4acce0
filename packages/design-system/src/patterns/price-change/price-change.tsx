import {
  freeCancellation,
  type Instant,
  retainedPenalty,
  type LostPromotion,
  type PaymentTiming,
  type StayChange,
  type TimeZone,
} from '@veranda/domain'
import type { ReactNode } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import type { PriceLine } from '../../components/price-lines/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './price-change.css.ts'
import { FreeCancellationLine } from './free-cancellation-line.tsx'
import { PolicyChange } from './policy-change.tsx'
import { PriceTotals } from './price-totals.tsx'
import { RoomChanges } from './room-changes.tsx'
import { SettlementPart } from './settlement-part.tsx'

export type PriceChangeProps = {
  readonly change: StayChange
  /** The hotel's: deadlines are told on its clock. */
  readonly zone: TimeZone
  readonly now: Instant
  readonly guestCurrency?: GuestCurrency | undefined
  /** The promotion the new dates lose. */
  readonly lost?: LostPromotion | undefined
  /** What is changed, where the page does not say it already. */
  readonly what?: ReactNode
  readonly timing: PaymentTiming
  readonly onTimingChange: (timing: PaymentTiming) => void
  /** The next step, between the sums and their details. */
  readonly children?: ReactNode
}

/** What a change costs: the totals first, how it is settled, then every room and night. */
export function PriceChange(props: PriceChangeProps) {
  const { change, zone, now, guestCurrency, lost, what, timing, onTimingChange, children } = props
  const words = useLaterWords()
  const { currency } = change.newTotal
  const isRead = guestCurrency && guestCurrency.currency !== currency
  return (
    <Stack gap="medium" as="section">
      <Heading level={2}>{words('price-change.title')}</Heading>
      {what}
      <PriceTotals
        before={change.currentTotal}
        after={change.newTotal}
        guestCurrency={guestCurrency}
        between={usePromotionLines(change, lost)}
      />
      {isRead && (
        <Text look="small" tone="muted">
          {words('price-summary.disclaimer', { guestCurrency: guestCurrency.currency, currency })}
        </Text>
      )}
      <Warnings change={change} zone={zone} now={now} />
      <HiddenCredits change={change} />
      <SettlementPart
        settlement={change.settlement}
        difference={change.difference}
        arrival={change.after.arrival}
        guestCurrency={guestCurrency}
        timing={timing}
        onTimingChange={onTimingChange}
      />
      <FreeCancellationLine change={change} zone={zone} now={now} />
      {children}
      <div className={css.details}>
        <RoomChanges change={change} />
        <PolicyChange change={change} zone={zone} now={now} />
      </div>
    </Stack>
  )
}

/** A promotion stands on a line of its own, taken off or lost. */
function usePromotionLines(change: StayChange, lost: LostPromotion | undefined): readonly PriceLine[] {
  const words = useLaterWords()
  const money = useMoney()
  const { promotion, appliedPromotion, saving } = change
  if (promotion === 'lost') {
    return [
      {
        label: lost
          ? words('price-summary.promotion-code', { code: lost.code })
          : words('price-change.promotion'),
        text: words('price-change.promotion-lost'),
        tone: 'caution',
        note: lost?.saving
          ? words('price-change.promotion-lost-saving', {
              code: lost.code,
              amount: money.exact(lost.saving),
            })
          : words('price-change.promotion-lost-note'),
      },
    ]
  }
  if (!appliedPromotion || saving.amount === 0) return []
  return [
    {
      label: words('price-summary.promotion-code', { code: appliedPromotion.code }),
      text: words('price-summary.saved', { amount: money.exact(saving) }),
      tone: 'positive',
      note: words('price-summary.promotion'),
    },
  ]
}

type WarningsProps = Pick<PriceChangeProps, 'change' | 'zone' | 'now'>

function Warnings({ change, zone, now }: WarningsProps) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  const { endsSooner } = freeCancellation(change, { zone, now })
  const figures = {
    amount: money.exact(retainedPenalty(change.rooms, change.newTotal.currency)),
    day: dates.day(change.after.arrival),
  }
  return (
    change.warnings
      .filter((warning) => warning !== 'promotion-lost')
      // That cancelling is free for less long is said with its date, where the line about it stands.
      .filter((warning) => warning !== 'policy-got-worse' || !endsSooner)
      .map((warning) => (
        <Notice key={warning} tone="caution" title={words(`price-change.${warning}`, figures)}>
          {words(`price-change.${warning}-note`, figures)}
        </Notice>
      ))
  )
}

/** What is paid for a room beyond today's price, where guests join: it is neither owed nor given back. */
function HiddenCredits({ change }: { readonly change: StayChange }) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const money = useMoney()
  return change.rooms.map(
    ({ roomNumber, hiddenCredit }) =>
      hiddenCredit && (
        <Notice
          key={roomNumber}
          tone="info"
          title={inLine(words('price-change.hidden-credit-title', { room: roomName({ roomNumber }) }))}
        >
          {words('price-change.hidden-credit', { amount: money.exact(hiddenCredit) })}
        </Notice>
      ),
  )
}
