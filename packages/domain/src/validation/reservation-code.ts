/** The separators guests type between the parts of a number. */
const between = /[\s\p{Pd}._/]/gu
const shape = /^([a-z]{3,4})(\d{3}[a-z\d]{3})([a-z]{1,2})$/i

/** The parts of a number in the common format; `undefined` for another format. */
export const codeParts = (typed: string): readonly string[] | undefined =>
  shape.exec(typed.replaceAll(between, ''))?.slice(1)

/**
 * A typed reservation number as it is stored: in capitals, trimmed, with dashes in place of missing or other
 * separators. `zpcu 104a7c ab` becomes `ZPCU-104A7C-AB`; a number in another format keeps its own characters.
 */
export const toReservationCode = (typed: string): string =>
  (codeParts(typed)?.join('-') ?? typed.trim()).toUpperCase()
