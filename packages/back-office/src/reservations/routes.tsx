import { Route, Routes, useParams } from 'react-router'
import { MessageRoute } from '../message/route.tsx'
import { ReservationRoute } from './reservation-route.tsx'
import { ReservationsRoute } from './reservations-route.tsx'

/** The pages of reservations, below `/reservations`. */
export default function ReservationRoutes() {
  return (
    <Routes>
      <Route index element={<ReservationsRoute />} />
      <Route path=":reservation" element={<Named />} />
      <Route path="*" element={<MessageRoute message="not-found" />} />
    </Routes>
  )
}

/** Another reservation is another page: nothing typed for one is sent for the other. */
function Named() {
  const { reservation = '' } = useParams()
  return <ReservationRoute key={reservation} reservationCode={reservation} />
}
