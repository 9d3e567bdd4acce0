import { useAtomValue } from 'jotai'
import { Gate } from '../../guards/gate.tsx'
import { requireCancellationDraft } from '../../guards/require-cancellation-draft.ts'
import { bookingSummaryAtom } from '../../state/booking-summary.ts'
import { cancellationDraftAtom } from '../../state/cancellation-draft.ts'
import ComingLater from '../coming-later/route.tsx'

export default function CancellationRoute() {
  const answer = requireCancellationDraft(
    useAtomValue(cancellationDraftAtom),
    useAtomValue(bookingSummaryAtom)?.status,
  )
  return <Gate answer={answer}>{() => <ComingLater action="cancel" />}</Gate>
}
