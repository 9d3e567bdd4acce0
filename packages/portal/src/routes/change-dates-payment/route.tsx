import { useAtomValue } from 'jotai'
import { Gate } from '../../guards/gate.tsx'
import { requirePaymentDraft } from '../../guards/require-payment-draft.ts'
import { paymentDraftAtom } from '../../state/payment-draft.ts'
import { previousPathAtom } from '../../state/previous-path.ts'
import ComingLater from '../coming-later/route.tsx'

export default function ChangeDatesPaymentRoute() {
  const answer = requirePaymentDraft(useAtomValue(paymentDraftAtom), useAtomValue(previousPathAtom))
  return <Gate answer={answer}>{() => <ComingLater action="change-dates" />}</Gate>
}
