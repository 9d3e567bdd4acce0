import { LoadingScreen } from '@veranda/design-system/screens/loading'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { reservationAtom } from '../../state/reservation.ts'
import DatesChangedRoute from '../dates-changed/route.tsx'
import NoReservation from '../reservation/no-reservation.tsx'
import { ChangeDates } from './change-dates.tsx'

/** Other dates for the stay: choosing, the price, confirming; and the page that says it is done. */
export default function ChangeDatesRoute() {
  const { pathname } = useLocation()
  const loaded = useAtomValue(reservationAtom)
  if (pathname.startsWith(paths.datesChanged)) return <DatesChangedRoute />
  switch (loaded.kind) {
    case 'loading':
      return <LoadingScreen />
    case 'failed':
      return <NoReservation failure={loaded.failure} />
    case 'loaded':
      return <ChangeDates reservation={loaded.reservation} />
  }
}
