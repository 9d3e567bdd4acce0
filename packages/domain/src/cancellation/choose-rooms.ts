import { activeRooms } from '../policy/index.ts'
import type { Room } from '../reservation/index.ts'
import { ok, refused, type Result } from '../result.ts'
import type { CancellationVariant } from '../property/index.ts'

/** Why a selection of rooms cannot be cancelled; the screen has the wording. */
export const cancellationRestrictions = [
  'no-rooms-left',
  'under-review',
  'nothing-chosen',
  'no-such-room',
  'all-rooms-together',
  'main-room-stays',
] as const
export type CancellationRestriction = (typeof cancellationRestrictions)[number]

/** The fields of a room that decide whether it can be chosen. */
export type ChoosableRoom = Pick<Room, 'roomNumber' | 'status' | 'isMain'>

/**
 * The active rooms with these numbers, or why they cannot be cancelled. The main room is cancelled only
 * together with every active room; a cancelled room cannot be chosen.
 */
export function chooseRooms<R extends ChoosableRoom>(
  rooms: readonly R[],
  roomNumbers: readonly number[],
  variant: CancellationVariant,
): Result<readonly R[], CancellationRestriction> {
  const active = activeRooms(rooms)
  if (active.length === 0) return refused('no-rooms-left')
  if (active.some(({ status }) => status === 'under-review')) return refused('under-review')
  if (roomNumbers.length === 0) return refused('nothing-chosen')
  const chosen = active.filter(({ roomNumber }) => roomNumbers.includes(roomNumber))
  if (chosen.length < new Set(roomNumbers).size) return refused('no-such-room')
  if (chosen.length === active.length) return ok(chosen)
  if (variant === 'all-rooms-together') return refused('all-rooms-together')
  return chosen.some(({ isMain }) => isMain) ? refused('main-room-stays') : ok(chosen)
}

/** A chosen room, and the restriction that prevents cancelling it with the other chosen rooms. */
export type RoomCheck = { readonly roomNumber: number; readonly restriction?: CancellationRestriction }

/** The result of `chooseRooms` by room: only the rooms concerned carry a restriction. */
export function checkRooms(
  rooms: readonly ChoosableRoom[],
  roomNumbers: readonly number[],
  variant: CancellationVariant,
): readonly RoomCheck[] {
  const choice = chooseRooms(rooms, roomNumbers, variant)
  return [...new Set(roomNumbers)].map((roomNumber) => {
    const room = activeRooms(rooms).find((one) => one.roomNumber === roomNumber)
    if (choice.ok || !isAbout(choice.refusal, room)) return { roomNumber }
    return { roomNumber, restriction: choice.refusal }
  })
}

function isAbout(restriction: CancellationRestriction, room: ChoosableRoom | undefined): boolean {
  if (restriction === 'no-such-room') return room === undefined
  if (restriction === 'main-room-stays') return room?.isMain === true
  return true
}
