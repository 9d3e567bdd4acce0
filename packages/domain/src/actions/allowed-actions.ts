import {
  type ClockTime,
  type Instant,
  instantOf,
  isBefore,
  type Stay,
  type TimeZone,
} from '../dates/index.ts'
import {
  type ActionName,
  actionNames,
  type ActionRefusal,
  type AllowedAction,
} from '../reservation/action-names.ts'
import type { ReservationStatus } from '../reservation/reservation.ts'
import type { Room } from '../reservation/room.ts'
import { everyRoomRefundable } from '../reservation/status.ts'

/** The facts that decide which actions are open. */
export type ActionFacts = {
  readonly status: ReservationStatus
  readonly rooms: readonly Pick<Room, 'status' | 'policy'>[]
  readonly stay: Stay
  readonly zone: TimeZone
  readonly checkInAt: ClockTime
  readonly checkOutAt: ClockTime
  /** Whether the property sells add-ons online. */
  readonly sellsAddOns: boolean
}

/** Every action, open or with the reason why it is not: screens and guards read this one list. */
export function allowedActions(facts: ActionFacts, now: Instant): readonly AllowedAction[] {
  const until = instantOf(facts.stay.arrival, facts.checkInAt, facts.zone)
  return actionNames.map((name): AllowedAction => {
    const reason = refusalOf(name, facts, now)
    if (reason) return { name, allowed: false, reason }
    return endsWithArrival[name] ? { name, allowed: true, until } : { name, allowed: true }
  })
}

const endsWithArrival: Record<ActionName, boolean> = {
  'change-dates': true,
  'upgrade-room': true,
  'add-room': true,
  'edit-guests': true,
  'add-guests': true,
  'add-services': false,
  'special-request': false,
  cancel: true,
}

const needsRefundableRooms: ReadonlySet<ActionName> = new Set([
  'change-dates',
  'upgrade-room',
  'add-room',
  'add-guests',
])

function refusalOf(name: ActionName, facts: ActionFacts, now: Instant): ActionRefusal | undefined {
  if (name === 'add-services' && !facts.sellsAddOns) return 'not-offered'
  if (facts.status === 'cancelled') return 'reservation-cancelled'
  if (!isBefore(now, instantOf(facts.stay.departure, facts.checkOutAt, facts.zone))) return 'stay-is-over'
  if (endsWithArrival[name] && !isBefore(now, instantOf(facts.stay.arrival, facts.checkInAt, facts.zone))) {
    return 'stay-has-begun'
  }
  if (facts.status === 'under-review') return 'cancellation-under-review'
  if (needsRefundableRooms.has(name) && !everyRoomRefundable(facts.rooms)) return 'not-every-room-refundable'
  return undefined
}
