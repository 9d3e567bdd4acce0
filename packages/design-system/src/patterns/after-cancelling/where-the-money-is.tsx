import { type CancellationReceipt, type Instant, isZero, type TimeZone } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Price } from '../../components/price/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { PaidAndRefunded } from '../cancellation-sums/index.ts'
import { CreditNote } from '../credit-note/index.ts'
import { useMoney } from '../money/index.ts'
import { RefundParts } from '../refund-state/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type WhereTheMoneyIsProps = {
  readonly receipt: CancellationReceipt
  /** Other rooms were cancelled before, with sums of their own. */
  readonly earlier: boolean
  readonly now: Instant
  readonly hotelTimeZone: TimeZone
  readonly guestTimeZone: TimeZone
  /** How long a bank may take. */
  readonly workingDays: number
}

/** The refund, on which card it is, how far, since when, and how it comes about; or a credit. */
export function WhereTheMoneyIs(props: WhereTheMoneyIsProps) {
  const { receipt, earlier, now, hotelTimeZone, guestTimeZone, workingDays } = props
  const { cancellation, refunds, creditNote, reinstateUntil, ended } = receipt
  const { penalty, refund, outstanding } = cancellation
  const words = useLaterWords()
  const { exact } = useMoney()
  if (receipt.outcome === 'under-review' || ended?.as === 'reinstated') return null
  if (creditNote) return <CreditNote note={creditNote} />
  const isNothing = isZero(refund) && isZero(outstanding)
  return (
    <Stack gap="small">
      {earlier && (
        <Text look="small" tone="muted">
          {words('after-cancelling.latest-rooms', { rooms: cancellation.rooms.length })}
        </Text>
      )}
      {isNothing && <Text>{words('cancelled.no-refund')}</Text>}
      {!isZero(refund) && (
        <div>
          <Heading level={2} look="lead">
            {words('cancelled.refund')}
          </Heading>
          <Price emphasis text={exact(refund)} />
        </div>
      )}
      {refunds.length > 0 && (
        <RefundParts
          underTotal
          parts={refunds}
          leavesAt={reinstateUntil}
          now={now}
          hotelTimeZone={hotelTimeZone}
          guestTimeZone={guestTimeZone}
          workingDays={workingDays}
        />
      )}
      {!(isNothing && isZero(penalty)) && (
        <PaidAndRefunded cancellation={cancellation} refund={isZero(refund) ? 'listed' : 'above'} />
      )}
    </Stack>
  )
}
