import type { Cancellation } from '@veranda/domain'
import type { GuestLetter, Say } from './letter-words.ts'

/** What every letter about a cancellation knows: its link leads to the sign-in page and lets nobody in. */
export type CancellingLetter = GuestLetter & {
  readonly timeZone: string
  readonly rooms: readonly NamedRoom[]
}
export type NamedRoom = Pick<Cancellation['rooms'][number], 'roomNumber' | 'name'>

/** "Room 1, Garden View; Room 2, Sea View" */
export const roomsIn = (say: Say, rooms: readonly NamedRoom[]): string =>
  rooms.map(({ roomNumber: number, name }) => say('letter-cancelled.room', { number, name })).join('; ')
