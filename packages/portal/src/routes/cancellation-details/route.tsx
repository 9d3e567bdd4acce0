import { useAtomValue } from 'jotai'
import { useParams } from 'react-router'
import { Gate } from '../../guards/gate.tsx'
import { requireCancellationDraft } from '../../guards/require-cancellation-draft.ts'
import { requireCancellationPage } from '../../guards/require-cancellation-page.ts'
import { bookingSummaryAtom } from '../../state/booking-summary.ts'
import { cancellationDraftAtom } from '../../state/cancellation-draft.ts'
import ComingLater from '../coming-later/route.tsx'

export default function CancellationDetailsRoute() {
  const { pageNumber } = useParams()
  const answer = requireCancellationDraft(
    useAtomValue(cancellationDraftAtom),
    useAtomValue(bookingSummaryAtom)?.status,
  )
  return (
    <Gate answer={answer}>
      {(draft) => (
        <Gate answer={requireCancellationPage(pageNumber, draft.answers)}>
          {() => <ComingLater action="cancel" />}
        </Gate>
      )}
    </Gate>
  )
}
