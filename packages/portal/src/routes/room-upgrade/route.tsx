import ComingLater from '../coming-later/route.tsx'

export default function RoomUpgradeRoute() {
  return <ComingLater action="upgrade-room" />
}
