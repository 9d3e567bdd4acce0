import type { LaterWords } from '../later-words/index.ts'

/** What goes and what stays, in one sentence. */
export function outcomeWords(rooms: number, going: number, words: LaterWords): string {
  if (going === 0) return words('room-choice.none')
  if (going === rooms) return words('room-choice.all', { rooms })
  return words('room-choice.some', { going, rooms, staying: rooms - going })
}
