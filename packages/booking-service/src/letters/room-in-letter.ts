import type { Say } from './letter-words.ts'

/** A room as letters name it; without its category where the letter gives that separately. */
export type RoomInLetter = {
  readonly roomNumber: number
  readonly name?: string | undefined
  /** Its main guest; `undefined` where the letter must not say. */
  readonly guest: string | undefined
}

/** "Amelia Hartwell · Room 4, Garden View": how every letter names a room. */
export const roomInLetter = (say: Say, { roomNumber: number, name, guest }: RoomInLetter): string =>
  [guest, name ? say('letter-room.room', { number, name }) : say('letter-room.number', { number })]
    .filter(Boolean)
    .join('\u00A0· ')
