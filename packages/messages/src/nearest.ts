/** The one of many ids that is written most alike: for naming the id that was meant. Nothing where none is close. */
export function nearestId(id: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined
  let least = Math.max(2, Math.floor(id.length / 3)) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - id.length) >= least) continue
    const distance = distanceOf(id, candidate)
    if (distance < least) [nearest, least] = [candidate, distance]
  }
  return nearest
}

/** How many letters must be put in, left out or changed to make one of the other. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1]
    for (const [place, otherLetter] of other.split('').entries())
      next.push(
        Math.min(
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
          (row[place] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
