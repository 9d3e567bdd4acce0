import type { ActionName } from '@veranda/domain'
import { paths } from './paths.ts'

/**
 * The flows whose screens come later, each with the address it will have. Their guards already work;
 * behind the guard stands a page that says so. A flow that arrives is taken off this list.
 */
const laterFlows = {
  'upgrade-room': paths.roomUpgrade,
  'add-room': paths.addRoom,
  'edit-guests': paths.guestInformation,
  'add-guests': paths.roomGuests,
  'add-services': paths.addServices,
  'special-request': paths.specialRequest,
  'pay-balance': paths.payBalance,
  'send-letter': paths.confirmationLetter,
  cancel: paths.cancellationPolicies,
  'call-me': paths.callMe,
} as const

const flows: Record<ActionName, string> = { ...laterFlows, 'change-dates': paths.changeDates }

export const pathOfAction = (action: ActionName): string => flows[action]
