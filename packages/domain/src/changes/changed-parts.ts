import { type ChangePart, changeParts } from './change-selection.ts'
import { goesWithStay } from './add-on-change.ts'
import { isForOthers, isOtherCategory } from './room-change.ts'
import type { StayChange } from './stay-change.ts'

/** The parts of a stay that a change affects, each once, in the order in which they are shown. */
export function changedPartsOf({ before, after, rooms, services }: StayChange): readonly ChangePart[] {
  const has: Record<ChangePart, boolean> = {
    dates: before.arrival !== after.arrival || before.departure !== after.departure,
    category: rooms.some(isOtherCategory),
    guests: rooms.some(isForOthers),
    room: rooms.some(({ was }) => !was),
    services: services.some((service) => !goesWithStay(service)),
  }
  return changeParts.filter((part) => has[part])
}
