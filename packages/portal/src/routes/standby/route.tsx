import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { StandbyScreen } from '@veranda/design-system/screens/standby'
import type { Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { standbyOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import { currencyAtom } from '../../state/preferences.ts'
import { reservationAtom } from '../../state/reservation.ts'
import NoReservation from '../reservation/no-reservation.tsx'
import { useRequesting } from './use-requesting.ts'

/** Standby for a higher category at a lower price. */
export default function StandbyRoute() {
  const loaded = useAtomValue(reservationAtom)
  switch (loaded.kind) {
    case 'loading':
      return <LoadingPage />
    case 'failed':
      return <NoReservation failure={loaded.failure} />
    case 'loaded':
      return <Standby reservation={loaded.reservation} />
  }
}

function Standby({ reservation }: { readonly reservation: Reservation }) {
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
      backHref={paths.roomUpgrade}
      onBack={goTo(paths.roomUpgrade)}
      onDraft={draft}
      onAsk={(roomNumber) => void ask(roomNumber)}
      onWithdraw={(roomNumber) => void withdraw(roomNumber)}
      onTryAgain={again}
    />
  )
}
