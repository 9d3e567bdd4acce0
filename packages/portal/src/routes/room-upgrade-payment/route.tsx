import { useAtomValue } from 'jotai'
import { Gate } from '../../guards/gate.tsx'
import { requireUpgradableRooms } from '../../guards/require-upgradable-rooms.ts'
import { upgradeDraftAtom } from '../../state/upgrade-draft.ts'
import ComingLater from '../coming-later/route.tsx'

export default function RoomUpgradePaymentRoute() {
  const answer = requireUpgradableRooms(useAtomValue(upgradeDraftAtom))
  return <Gate answer={answer}>{() => <ComingLater action="upgrade-room" />}</Gate>
}
