import type { Startable } from '@veranda/design-system/patterns/actions-list'
import { paths } from './paths.ts'

/** Where every action begins. */
const starts: Record<Startable, string> = {
  'change-dates': paths.changeDates,
  'upgrade-room': paths.roomUpgrade,
  'add-room': paths.addRoom,
  'edit-guests': paths.guestInformation,
  'add-guests': paths.roomGuests,
  'add-services': paths.addServices,
  'special-request': paths.specialRequest,
  cancel: paths.cancellationPolicies,
  pay: paths.balance,
  receipts: paths.receipts,
}

export const pathOfAction = (action: Startable): string => starts[action]
