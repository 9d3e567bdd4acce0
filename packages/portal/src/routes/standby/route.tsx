import { StandbyScreen } from '@veranda/design-system/screens/standby'
import { useAtomValue } from 'jotai'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useStay } from '../../guards/behind-gates.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { standbyOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import { currencyAtom } from '../../state/preferences.ts'
import { useRequesting } from './use-requesting.ts'

/** Standby for a higher category at a lower price. */
export default function StandbyRoute() {
  const reservation = useStay()
  const goTo = useGoTo()
  const help = useHelp()
  const currency = useAtomValue(currencyAtom)
  const { state, again } = useRead(standbyOf(usePortal(), reservation))
  const { drafts, outcome, draft, ask, withdraw } = useRequesting(reservation)
  return (
    <StandbyScreen
      reservation={reservation}
      state={state}
      drafts={drafts}
      outcome={outcome}
      guestCurrency={guestCurrencyOf(reservation, currency)}
      help={help}
      reservationHref={paths.reservation}
      onReservation={goTo(paths.reservation)}
      backHref={paths.roomUpgrade}
      onBack={goTo(paths.roomUpgrade)}
      onDraft={draft}
      onAsk={(roomNumber) => void ask(roomNumber)}
      onWithdraw={(roomNumber) => void withdraw(roomNumber)}
      onTryAgain={again}
    />
  )
}
