import ComingLater from '../coming-later/route.tsx'

export default function AddRoomRoute() {
  return <ComingLater action="add-room" />
}
