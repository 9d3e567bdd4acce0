import { LoadingScreen } from '@veranda/design-system/screens/loading'
import { useAtomValue, useStore } from 'jotai'
import { Navigate } from 'react-router'
import { Gate } from '../../guards/gate.tsx'
import { requirePaymentDraft } from '../../guards/require-payment-draft.ts'
import { paths } from '../../paths.ts'
import { dateChangeDraftAtom, dateQuoteIn } from '../../state/date-change.ts'
import { paymentDraftAtom } from '../../state/payment-draft.ts'
import { previousPathAtom } from '../../state/previous-path.ts'
import { reservationAtom } from '../../state/reservation.ts'
import { sessionEnd } from '../../state/session-end.ts'
import NoReservation from '../reservation/no-reservation.tsx'
import { PayForDates } from './pay-for-dates.tsx'

/** The second step: what the new dates cost more is paid. */
export default function ChangeDatesPaymentRoute() {
  const answer = requirePaymentDraft(useAtomValue(paymentDraftAtom), useAtomValue(previousPathAtom))
  return <Gate answer={answer}>{() => <Loaded />}</Gate>
}

function Loaded() {
  const loaded = useAtomValue(reservationAtom)
  const draft = useAtomValue(dateChangeDraftAtom)
  const session = sessionEnd(useStore())
  const quote = draft?.session === session ? dateQuoteIn(draft?.quote) : undefined
  switch (loaded.kind) {
    case 'loading':
      return <LoadingScreen />
    case 'failed':
      return <NoReservation failure={loaded.failure} />
    case 'loaded':
      if (quote?.change.settlement.kind !== 'to-pay') return <Navigate to={paths.changeDates} replace />
      return <PayForDates reservation={loaded.reservation} quote={quote} />
  }
}
