import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import * as css from '../payment/outcomes.css.ts'
import { useLaterWords } from '../later-words/index.ts'
import { StillUnderway } from '../waiting/index.ts'

/** The state of withdrawing a bank transfer. */
export type WithdrawingTransfer = 'possible' | 'under-way' | 'failed'

export type WithdrawTransferProps = {
  readonly withdrawing: WithdrawingTransfer
  readonly onWithdraw: () => void
}

/** Withdraws a bank transfer, once it was asked whether the money has been sent. */
export function WithdrawTransfer({ withdrawing, onWithdraw }: WithdrawTransferProps) {
  const words = useLaterWords()
  const [isAsking, setIsAsking] = useState(false)
  const isBusy = withdrawing === 'under-way'
  if (!isAsking)
    return (
      <Stack gap="small">
        <div className={css.quietAlone}>
          <Button tone="quiet" size="small" busy={isBusy} onPress={() => setIsAsking(true)}>
            {words('bank-transfer.withdraw')}
          </Button>
        </div>
        <StillUnderway is={isBusy} />
        {withdrawing === 'failed' && (
          <Notice tone="negative" title={words('bank-transfer.withdraw-failed')} />
        )}
      </Stack>
    )
  return (
    <Notice
      tone="caution"
      title={words('bank-transfer.withdraw-title')}
      action={
        <div className={css.actions}>
          <Button tone="secondary" onPress={() => setIsAsking(false)}>
            {words('bank-transfer.withdraw-keep')}
          </Button>
          <Button
            tone="danger"
            onPress={() => {
              setIsAsking(false)
              onWithdraw()
            }}
          >
            {words('bank-transfer.withdraw')}
          </Button>
        </div>
      }
    >
      {words('bank-transfer.withdraw-body')}
    </Notice>
  )
}
