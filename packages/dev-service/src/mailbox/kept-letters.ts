import type { Letter, Mailer } from '@veranda/booking-service'

export type KeptLetter = Letter & { readonly number: number; readonly keptAt: Date }

/** Development's letter box: letters are kept to be read instead of being sent. The oldest make room. */
export type LetterBox = {
  readonly mailer: Mailer
  /** Newest first. */
  readonly letters: () => readonly KeptLetter[]
  readonly letter: (number: number) => KeptLetter | undefined
}

const room = 200

export function letterBox(now: () => Date): LetterBox {
  let kept: readonly KeptLetter[] = []
  let count = 0
  return {
    mailer: async (letter) => {
      count += 1
      kept = [{ ...letter, number: count, keptAt: now() }, ...kept].slice(0, room)
    },
    letters: () => kept,
    letter: (number) => kept.find((letter) => letter.number === number),
  }
}
