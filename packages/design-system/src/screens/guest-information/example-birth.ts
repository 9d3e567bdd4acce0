import type { Guest, PlainDate } from '@veranda/domain'

/** A date of birth within an age category, as an example of how to write one. */
export const exampleBirth = (category: Guest['category'], today: PlainDate): PlainDate =>
  `${Number(today.slice(0, 4)) - yearsOf[category]}-03-24` as PlainDate

const yearsOf: Readonly<Record<Guest['category'], number>> = { adult: 42, teen: 15, kid: 8, infant: 1 }
