import { useState } from 'react'
import { AlertDialog } from '../../components/alert-dialog/index.ts'
import { Button } from '../../components/button/index.ts'
import { useLaterWords } from '../words/index.ts'

/** What becomes of withdrawing a bank transfer. */
export type WithdrawingTransfer = 'possible' | 'under-way' | 'failed'

export type WithdrawTransferProps = {
  readonly withdrawing: WithdrawingTransfer
  readonly onWithdraw: () => void
}

/** Withdraws a bank transfer, once it was asked whether the money has been sent. */
export function WithdrawTransfer({ withdrawing, onWithdraw }: WithdrawTransferProps) {
  const words = useLaterWords()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        busy={withdrawing === 'under-way'}
        onPress={() => setIsAsking(true)}
      >
        {words('bank-transfer.withdraw')}
      </Button>
      {withdrawing === 'failed' && <p role="alert">{words('bank-transfer.withdraw-failed')}</p>}
      <AlertDialog
        open={isAsking}
        title={words('bank-transfer.withdraw-title')}
        message={words('bank-transfer.withdraw-body')}
        closeLabel={words('bank-transfer.withdraw-keep')}
        onClose={() => setIsAsking(false)}
        action={{
          label: words('bank-transfer.withdraw'),
          tone: 'danger',
          onConfirm: () => {
            setIsAsking(false)
            onWithdraw()
          },
        }}
      />
    </>
  )
}
