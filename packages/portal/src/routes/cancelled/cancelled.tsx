import { CancelledScreen } from '@veranda/design-system/screens/cancelled'
import { FailureScreen } from '@veranda/design-system/screens/failure'
import { valueIn } from '@veranda/design-system/patterns/loaded'
import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { OfflineScreen } from '@veranda/design-system/screens/offline'
import { useAtomValue } from 'jotai'
import { RESET } from 'jotai/vanilla/utils'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { useStay } from '../../guards/behind-gates.ts'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { letterOf } from '../../letter-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { receiptOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import { cancellationDraftAtom } from '../../state/cancellation-draft.ts'
import { currencyAtom } from '../../state/preferences.ts'
import { useAnswering } from './use-answering.ts'
import { useReversal } from './use-reversal.ts'
import { workingDays } from '../../working-days.ts'

/** The receipt: what was cancelled and what not, and reinstating it. */
export default function Cancelled() {
  const reservation = useStay()
  const portal = usePortal()
  const goTo = useGoTo()
  const help = useHelp()
  const chosen = useAtomValue(currencyAtom)
  const { state, again } = useRead(receiptOf(portal, reservation))
  const receipt = valueIn(state)
  // The draft that led here is done with.
  useEffect(() => portal.store.set(cancellationDraftAtom, RESET), [portal])
  const answering = useAnswering(reservation)
  const reversal = useReversal(receipt)
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
        onReinstateOver={again}
      />
    )
  if (state.kind !== 'failed') return <LoadingPage />
  const { failure } = state
  // Nothing was ever cancelled here.
  if (failure.kind === 'not-found') return <Navigate to={paths.reservation} replace />
  const shared = { help, onTryAgain: again }
  if (failure.kind === 'offline') return <OfflineScreen {...shared} homeHref={paths.root} />
  return <FailureScreen {...shared} failure={failure} homeHref={paths.root} />
}
