/** Something of a brand to mend: where, what, and how. A note is worth reading and no reason to stop a build. */
export type Finding = {
  readonly kind: 'fault' | 'note'
  readonly where: string
  readonly what: string
  readonly mend: string
}

/** Makes the findings of one part: `fault('tokens.ts', 'what is wrong', 'what to do')`. */
export const fault = (where: string, what: string, mend: string): Finding => ({
  kind: 'fault',
  where,
  what,
  mend,
})
export const note = (where: string, what: string, mend: string): Finding => ({
  kind: 'note',
  where,
  what,
  mend,
})

/** A finding on one line. */
export const lineOf = ({ kind, where, what, mend }: Finding): string =>
  `${kind === 'note' ? 'note ' : ''}${where}: ${what}. ${mend}.`
