import { BalanceScreen } from '@veranda/design-system/screens/balance'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router'
import { useStay } from '../../guards/behind-gates.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { letterOf } from '../../letter-to.ts'
import { paths } from '../../paths.ts'
import { receiptPaths } from '../../receipt-paths.ts'
import { balanceDoneAtom } from '../../state/balance-draft.ts'

/** What was paid of a balance. */
export default function BalancePaidRoute() {
  const reservation = useStay()
  const done = useAtomValue(balanceDoneAtom)
  const goTo = useGoTo()
  const help = useHelp()
  if (!done) return <Navigate to={paths.reservation} replace />
  return (
    <BalanceScreen
      balance={{ kind: 'done', reservation, done, ...letterOf(reservation) }}
      help={help}
      reservationHref={paths.reservation}
      onReservation={goTo(paths.reservation)}
      receiptsHref={receiptPaths.all}
      onReceipts={goTo(receiptPaths.all)}
      onPay={nothing}
      onChallengeCancelled={nothing}
      onTryAgain={nothing}
      onAskBank={nothing}
      onReload={nothing}
      onWithdraw={nothing}
      onPayRest={nothing}
    />
  )
}

/** Nothing is left to press but the way back. */
const nothing = () => undefined
