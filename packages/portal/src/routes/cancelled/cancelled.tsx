import { CancelledScreen } from '@veranda/design-system/screens/cancelled'
import { FailureScreen } from '@veranda/design-system/screens/failure'
import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { OfflineScreen } from '@veranda/design-system/screens/offline'
import type { Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { letterOf } from '../../letter-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { currencyAtom } from '../../state/preferences.ts'
import { useAnswering } from './use-answering.ts'
import { useReceipt } from './use-receipt.ts'
import { useReversal } from './use-reversal.ts'
import { workingDays } from '../../working-days.ts'

/** The receipt: what was cancelled and what not, and reinstating it. */
export default function Cancelled({ reservation }: { readonly reservation: Reservation }) {
  const portal = usePortal()
  const goTo = useGoTo()
  const help = useHelp()
  const chosen = useAtomValue(currencyAtom)
  const { receipt, failure, load } = useReceipt(reservation)
  const answering = useAnswering(reservation)
  const reversal = useReversal(reservation, receipt)
  if (receipt)
    return (
      <CancelledScreen
        receipt={receipt}
        reservation={reservation}
        reversal={reversal.state}
        answering={answering}
        workingDays={workingDays}
        guestCurrency={guestCurrencyOf(reservation, chosen)}
        {...letterOf(reservation)}
        clock={() => new Date(portal.now()).toISOString()}
        help={help}
        reservationHref={paths.reservation}
        onReservation={goTo(paths.reservation)}
        onReinstate={() => void reversal.reverse('reinstated')}
        onWithdraw={() => void reversal.reverse('withdrawn')}
        onReinstateOver={() => void load()}
      />
    )
  if (!failure) return <LoadingPage />
  // Nothing was ever cancelled here.
  if (failure.kind === 'not-found') return <Navigate to={paths.reservation} replace />
  const shared = { help, onTryAgain: () => void load() }
  if (failure.kind === 'offline') return <OfflineScreen {...shared} />
  return <FailureScreen {...shared} failure={failure} homeHref={paths.root} />
}
