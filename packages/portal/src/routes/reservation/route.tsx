import { later } from '@veranda/design-system/components/later'
import { LoadingScreen } from '@veranda/design-system/screens/loading'
import { ReservationScreen, type ReservationView } from '@veranda/design-system/screens/reservation'
import type { Started } from '@veranda/design-system/patterns/actions-list'
import type { Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { lazy, type MouseEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { pathOfAction } from '../../action-paths.ts'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { isChangingDates, paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { currencyAtom } from '../../state/preferences.ts'
import { reservationAtom } from '../../state/reservation.ts'

const NoReservation = lazy(() => import('./no-reservation.tsx'))

const partsOfPage = () => import('./parts.ts')
type PartName = keyof Awaited<ReturnType<typeof partsOfPage>>
const part = (name: PartName) =>
  later<{ readonly reservation: Reservation }>(async () => (await partsOfPage())[name], null)

const AfterCancelling = part('AfterCancelling')
const Compare = part('Compare')
const GettingReady = part('GettingReady')
const ReinstateBar = part('ReinstateBar')
const TakeAlong = part('TakeAlong')
const Underway = part('Underway')

const handlers = () => import('./handlers.ts')

/** The reservation, or why it cannot be shown. */
export function ReservationRoute() {
  const loaded = useAtomValue(reservationAtom)
  const { search } = useLocation()
  if (isChangingDates(search)) return <Navigate to={paths.changeDates} replace />
  switch (loaded.kind) {
    case 'loading':
      return <LoadingScreen />
    case 'failed':
      return <NoReservation failure={loaded.failure} />
    case 'ready':
      return <Shown reservation={loaded.value} />
  }
}

function Shown({ reservation }: { readonly reservation: Reservation }) {
  const { store, now } = usePortal()
  const [view, setView] = useState<ReservationView>('options')
  const chosen = useAtomValue(currencyAtom)
  const help = useHelp()
  const navigate = useNavigate()
  const start = async (action: Started, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { startFlow } = await handlers()
    await navigate(startFlow(store, action, reservation))
  }
  return (
    <ReservationScreen
      reservation={reservation}
      now={new Date(now()).toISOString()}
      help={help}
      guestCurrency={guestCurrencyOf(reservation, chosen)}
      view={view}
      onViewChange={setView}
      hrefOf={pathOfAction}
      onAction={(action, event) => void start(action, event)}
      onCalendarFile={() => void handlers().then((press) => press.calendarFileHandedOver(store))}
      onPrint={() => window.print()}
      afterCancelling={<AfterCancelling reservation={reservation} />}
      reinstateBar={<ReinstateBar reservation={reservation} />}
      compare={<Compare reservation={reservation} />}
      gettingReady={<GettingReady reservation={reservation} />}
      takeAlong={<TakeAlong reservation={reservation} />}
      underway={<Underway reservation={reservation} />}
    />
  )
}
