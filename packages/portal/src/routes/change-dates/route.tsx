import { LoadingScreen } from '@veranda/design-system/screens/loading'
import { useAtomValue } from 'jotai'
import { reservationAtom } from '../../state/reservation.ts'
import NoReservation from '../reservation/no-reservation.tsx'
import { ChangeDates } from './change-dates.tsx'

/** Other dates for the stay: choosing, the price, confirming. */
export default function ChangeDatesRoute() {
  const loaded = useAtomValue(reservationAtom)
  switch (loaded.kind) {
    case 'loading':
      return <LoadingScreen />
    case 'failed':
      return <NoReservation failure={loaded.failure} />
    case 'loaded':
      return <ChangeDates reservation={loaded.reservation} />
  }
}
