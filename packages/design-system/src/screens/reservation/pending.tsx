import type { Reservation } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useWords, wholeCodes } from '../../patterns/words/index.ts'

export type PendingProps = {
  readonly reservation: Reservation
  /** What can still be done about rooms that were cancelled, or are to be. */
  readonly afterCancelling?: ReactNode
}

/** What still has to happen, or already has, before the guest reads on. */
export function Pending({ reservation, afterCancelling }: PendingProps) {
  const words = useWords()
  const { status, cancellationCode, rooms } = reservation
  if (status === 'cancelled') {
    return (
      <Notice tone="info" title={words('reservation.cancelled-title')} action={afterCancelling}>
        {cancellationCode && wholeCodes(words('reservation.cancelled-body', { code: cancellationCode }))}
      </Notice>
    )
  }
  return (
    <Stack gap="small">
      {status === 'under-review' && (
        <Notice tone="caution" title={words('reservation.under-review-title')} action={afterCancelling}>
          {words('reservation.under-review-body')}
        </Notice>
      )}
      {status !== 'under-review' && rooms.some((room) => room.status === 'cancelled') && afterCancelling}
    </Stack>
  )
}
