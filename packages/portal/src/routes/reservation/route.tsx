import { useAtomValue } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { reservationAtom } from '../../state/reservation.ts'
import { StandIn } from '../../stand-ins.tsx'
export function ReservationRoute() {
  const r = useAtomValue(reservationAtom)
  return (
    <StandIn title="Reservation">
      <FormattedMessage id="x" />
      {r.kind === 'loaded' ? r.reservation.property.name : r.kind}
    </StandIn>
  )
}
