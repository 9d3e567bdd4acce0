import type { ActionName } from '@veranda/domain'
import { paths } from './paths.ts'

/** Where every action begins. */
const starts: Record<ActionName, string> = {
  'change-dates': paths.changeDates,
  'upgrade-room': paths.roomUpgrade,
  'add-room': paths.addRoom,
  'edit-guests': paths.guestInformation,
  'add-guests': paths.roomGuests,
  'add-services': paths.addServices,
  'special-request': paths.specialRequest,
  cancel: paths.cancellationPolicies,
}

export const pathOfAction = (action: ActionName): string => starts[action]
