import { type CancellationReceipt, type Instant, isZero, type TimeZone } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { CreditNote } from '../credit-note/index.ts'
import { useMoney } from '../money/index.ts'
import { RefundParts } from '../refund-state/index.ts'
import { useLaterWords } from '../words/index.ts'

export type WhereTheMoneyIsProps = {
  readonly receipt: CancellationReceipt
  readonly now: Instant
  readonly guestTimeZone: TimeZone
  /** How long a bank may take. */
  readonly workingDays: number
}

/** What was paid, what of it was retained, and where the rest is: on which card, how far, since when; or a credit. */
export function WhereTheMoneyIs({ receipt, now, guestTimeZone, workingDays }: WhereTheMoneyIsProps) {
  const { cancellation, refunds, creditNote, undoUntil, ended } = receipt
  const { paid, penalty, refund, owed } = cancellation
  const words = useLaterWords()
  const { exact } = useMoney()
  if (receipt.outcome === 'under-review' || ended?.as === 'undone') return null
  if (creditNote) return <CreditNote note={creditNote} />
  return (
    <Stack gap="small">
      {!isZero(penalty) && (
        <Text>{words('after-cancelling.retained', { paid: exact(paid), penalty: exact(penalty) })}</Text>
      )}
      {refunds.length > 0 ? (
        <RefundParts
          parts={refunds}
          leavesAt={undoUntil}
          now={now}
          guestTimeZone={guestTimeZone}
          workingDays={workingDays}
        />
      ) : (
        isZero(refund) && isZero(owed) && <Text>{words('cancelled.no-refund')}</Text>
      )}
      {!isZero(owed) && <Text>{words('after-cancelling.owed', { amount: exact(owed) })}</Text>}
    </Stack>
  )
}
