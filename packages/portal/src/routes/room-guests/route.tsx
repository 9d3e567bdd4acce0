import ComingLater from '../coming-later/route.tsx'

export default function RoomGuestsRoute() {
  return <ComingLater action="add-guests" />
}
