import { type ChangePart, changedPartsOf, type StayChange } from '@veranda/domain'

/** What a change is about, for the sentences that name it. */
export type ChangeSubject = ChangePart | 'several'

/** What a change is about: its one subject, or several. */
export function subjectOf(change: StayChange): ChangeSubject {
  const [only, ...others] = changedPartsOf(change)
  return only && others.length === 0 ? only : 'several'
}
