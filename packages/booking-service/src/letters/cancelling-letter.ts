import type { Cancellation } from '@veranda/domain'
import type { GuestLetter, Say } from './letter-words.ts'
import { roomInLetter, type RoomInLetter } from './room-in-letter.ts'

/**
 * What every letter about a cancellation contains. Its link leads to the sign-in page and signs nobody in.
 */
export type CancellingLetter = GuestLetter & {
  readonly timeZone: string
  readonly rooms: readonly NamedRoom[]
}
export type NamedRoom = RoomInLetter & Pick<Cancellation['rooms'][number], 'name'>

/** "Ana Ruiz · Room 1, Garden View", each room on a line of its own. */
export const roomsIn = (say: Say, rooms: readonly NamedRoom[]): string =>
  rooms.map((room) => roomInLetter(say, room)).join('\n')
