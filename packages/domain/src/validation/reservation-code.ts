/** What guests put between the parts of a number, or leave out. */
const between = /[\s\p{Pd}._/]/gu
const shape = /^([a-z]{3,4})(\d{3}[a-z\d]{3})([a-z]{1,2})$/i

/** The parts of a number of the common shape; nothing where it has another. */
export const codeParts = (typed: string): readonly string[] | undefined =>
  shape.exec(typed.replaceAll(between, ''))?.slice(1)

/**
 * A reservation number as it is kept, from what a guest typed: capitals, no blanks around it, and the dashes put in where
 * they were left out or typed as something else. `zpcu 104a7c ab` is `ZPCU-104A7C-AB`; a number of another shape keeps its own signs.
 */
export const toReservationCode = (typed: string): string =>
  (codeParts(typed)?.join('-') ?? typed.trim()).toUpperCase()
