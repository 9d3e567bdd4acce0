import { paths } from '../paths.ts'
import type { UpgradeDraft } from '../state/upgrade-draft.ts'
import { type Guarded, pass } from './guarded.ts'
import { sendTo } from './guarded.ts'
import { type Complete, isFilled } from './is-filled.ts'
import { requireUpgradeDraft } from './require-upgrade-draft.ts'

/** To pay for an upgrade, every room needs a rate plan and a room type; without one the choice is made again. */
export function requireUpgradableRooms(draft: UpgradeDraft | undefined): Guarded<Complete<UpgradeDraft>> {
  const known = requireUpgradeDraft(draft)
  if (known.kind === 'sent') return known
  const everyRoomChosen = known.value.rooms.every(
    (room) => isFilled(room.ratePlanId) && isFilled(room.roomTypeId),
  )
  return everyRoomChosen ? pass(known.value) : sendTo(paths.roomUpgrade)
}
