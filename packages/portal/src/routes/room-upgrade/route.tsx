import { useAtomValue } from 'jotai'
import { Gate } from '../../guards/gate.tsx'
import { requireUpgradeDraft } from '../../guards/require-upgrade-draft.ts'
import { upgradeDraftAtom } from '../../state/upgrade-draft.ts'
import ComingLater from '../coming-later/route.tsx'

export default function RoomUpgradeRoute() {
  const answer = requireUpgradeDraft(useAtomValue(upgradeDraftAtom))
  return <Gate answer={answer}>{() => <ComingLater action="upgrade-room" />}</Gate>
}
