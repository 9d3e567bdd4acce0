import { CancelPoliciesScreen } from '@veranda/design-system/screens/cancel-policies'
import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router'
import { useStay } from '../../guards/behind-gates.ts'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { readNow } from '../../server-state/reading.ts'
import { reasonsOf } from '../../server-state/readings.ts'
import { currencyAtom } from '../../state/preferences.ts'
import { workingDays } from '../../working-days.ts'
import { useRoomsToCancel } from './use-rooms-to-cancel.ts'

/** Which rooms go, what that costs, and the acceptance. */
export default function CancelPolicies() {
  const reservation = useStay()
  const portal = usePortal()
  const navigate = useNavigate()
  const goTo = useGoTo()
  const chosen = useAtomValue(currencyAtom)
  const { cancellationVariant: variant, sellsAddOns } = reservation.property
  const flow = useRoomsToCancel(reservation, variant)
  const goOn = () => {
    // On its way while the next page is.
    void readNow(portal, reasonsOf(portal))
    return navigate(paths.cancellationReason)
  }
  return (
    <CancelPoliciesScreen
      reservation={reservation}
      variant={variant}
      addOns={sellsAddOns ? 'shown' : 'hidden'}
      roomNumbers={flow.roomNumbers}
      terms={flow.terms}
      state={flow.state}
      refund={{ workingDays, reinstateMinutes: flow.reinstateMinutes }}
      accepted={flow.accepted}
      clock={() => new Date(portal.now()).toISOString()}
      help={useHelp()}
      guestCurrency={guestCurrencyOf(reservation, chosen)}
      backHref={paths.reservation}
      onBack={goTo(paths.reservation)}
      onRooms={(roomNumbers) => void flow.choose(roomNumbers)}
      onAccepted={flow.accept}
      onContinue={() => void goOn()}
      onQuoteExpired={() => void flow.renew()}
      onTryAgain={() => void flow.tryAgain()}
    />
  )
}
