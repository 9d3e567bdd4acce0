import type { BankTransfer } from '@veranda/domain'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { TransferDetails } from './transfer-details.tsx'
import { WithdrawTransfer, type WithdrawTransferProps } from './withdraw-transfer.tsx'

export type AwaitedTransferProps = WithdrawTransferProps & {
  readonly transfer: BankTransfer
  /** Whether something is still to pay: otherwise nobody waits. */
  readonly isDue: boolean
}

/** A bank transfer that has not arrived, as the reservation shows it. What arrived is told by the history. */
export function AwaitedTransfer({ transfer, isDue, ...withdraw }: AwaitedTransferProps) {
  const words = useLaterWords()
  const dates = useDates()
  const { exact } = useMoney()
  const { state, amount, dueBy } = transfer
  const values = { amount: exact(amount), date: dates.day(dueBy) }
  switch (state) {
    case 'received':
    case 'withdrawn':
      return null
    case 'lapsed':
      return (
        isDue && (
          <Notice tone="caution" title={words('bank-transfer.lapsed-title')}>
            {words('bank-transfer.lapsed-body', values)}
          </Notice>
        )
      )
    case 'awaited':
      return (
        <Notice tone="info" title={words('bank-transfer.awaited-title')}>
          <Stack gap="small">
            <p>{words('bank-transfer.awaited-body', values)}</p>
            <Disclosure title={words('bank-transfer.details')}>
              <TransferDetails transfer={transfer} />
            </Disclosure>
            <div>
              <WithdrawTransfer {...withdraw} />
            </div>
          </Stack>
        </Notice>
      )
  }
}
