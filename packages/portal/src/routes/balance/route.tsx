import { whyNoBalance } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router'
import { useStay } from '../../guards/behind-gates.ts'
import { paths } from '../../paths.ts'
import { balanceDoneAtom, balanceDraftAtom } from '../../state/balance-draft.ts'
import { PayBalance } from './pay-balance.tsx'

/** The balance of a stay. Where nothing is to pay, there is the reservation. */
export default function BalanceRoute() {
  const reservation = useStay()
  const done = useAtomValue(balanceDoneAtom)
  // What was begun is heard of first, even if nothing is due any more.
  const isUnderway = useAtomValue(balanceDraftAtom)?.paymentId !== undefined
  return isUnderway || whyNoBalance(reservation) === undefined ? (
    <PayBalance reservation={reservation} />
  ) : (
    <Navigate to={done ? paths.balancePaid : paths.reservation} replace />
  )
}
