import type { Say } from './letter-words.ts'

/** A room as a letter names it; its category is left out where the letter says it apart. */
export type RoomInLetter = {
  readonly roomNumber: number
  readonly name?: string | undefined
  /** Who holds it; nothing where the letter may not say. */
  readonly guest: string | undefined
}

/** "Amelia Hartwell · Room 4, Garden View": the one way a letter names a room. */
export const roomInLetter = (say: Say, { roomNumber: number, name, guest }: RoomInLetter): string =>
  [guest, name ? say('letter-room.room', { number, name }) : say('letter-room.number', { number })]
    .filter(Boolean)
    .join('\u00A0· ')
