import type { ReactNode } from 'react'
import { Notice } from '../../components/notice/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'

/** The hotel is looking at a cancellation; what can still be done about it. */
export function Pending({ afterCancelling }: { readonly afterCancelling?: ReactNode }) {
  const words = useLaterWords()
  return (
    <Notice tone="caution" title={words('reservation.under-review-title')} action={afterCancelling}>
      {words('reservation.under-review-body')}
    </Notice>
  )
}
