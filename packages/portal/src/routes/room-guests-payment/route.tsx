import { useAtomValue } from 'jotai'
import { Gate } from '../../guards/gate.tsx'
import { requireExtraGuests } from '../../guards/require-extra-guests.ts'
import { extraGuestsAtom } from '../../state/extra-guests.ts'
import ComingLater from '../coming-later/route.tsx'

export default function RoomGuestsPaymentRoute() {
  const answer = requireExtraGuests(useAtomValue(extraGuestsAtom))
  return <Gate answer={answer}>{() => <ComingLater action="add-guests" />}</Gate>
}
