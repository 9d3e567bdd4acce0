import type { ColleagueActivity } from '@veranda/design-system/screens/staff-reservations'
import type { StaffReservation } from '@veranda/domain'
import { useState } from 'react'

type Seen = { readonly notes: ReadonlySet<number>; readonly letters: ReadonlySet<string> }

const byHand = new Set(['confirmation', 'sign-in-link'])
const lettersOf = ({ letters }: StaffReservation): readonly string[] =>
  letters.filter(({ kind }) => byHand.has(kind)).map(({ kind, at }) => `${kind} ${at}`)

const seenIn = (details: StaffReservation): Seen => ({
  notes: new Set(details.notes.map(({ noteId }) => noteId)),
  letters: new Set(lettersOf(details)),
})

/** What a colleague did to the reservation since this page was opened, or since the reader’s own last act. */
export function useColleagueActivity(
  details: StaffReservation,
  ownName: string,
): { readonly activity: ColleagueActivity | undefined; readonly onOwnAct: () => void } {
  const [seen, setSeen] = useState<Seen | 'own-act'>(() => seenIn(details))
  const [latest, setLatest] = useState(details)
  // What is read after an act of one’s own holds that act: it is nobody else’s.
  if (latest !== details) {
    setLatest(details)
    if (seen === 'own-act') setSeen(seenIn(details))
  }
  return {
    activity: seen === 'own-act' ? undefined : activitySince(seen, details, ownName),
    onOwnAct: () => setSeen('own-act'),
  }
}

function activitySince(
  seen: Seen,
  details: StaffReservation,
  ownName: string,
): ColleagueActivity | undefined {
  const note = details.notes.find(({ noteId, by }) => by !== ownName && !seen.notes.has(noteId))
  if (note) return { kind: 'note', name: note.by }
  return lettersOf(details).some((letter) => !seen.letters.has(letter)) ? { kind: 'letter' } : undefined
}
