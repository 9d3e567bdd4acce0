/** The names that a pattern (a regular expression, in any case) matches. Throws with the nearest names if none does. */
export function chooseStories(names: readonly string[], pattern: string): readonly string[] {
  const wanted = new RegExp(pattern, 'i')
  const chosen = names.filter((name) => wanted.test(name))
  if (chosen.length > 0) return chosen
  throw new Error(`No story matches “${pattern}”. Near it: ${nearest(names, pattern).join(', ')}`)
}

/** Of folders, stories and both together. */
function nearest(names: readonly string[], pattern: string): readonly string[] {
  const asked = pairsOfLetters(pattern)
  return [...new Set(names.flatMap((name) => [name, ...name.split('/')]))]
    .map((name) => ({ name, likeness: likeness(asked, pairsOfLetters(name)) }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, 5)
    .map(({ name }) => name)
}

/** Dice's coefficient: the share of neighbouring letters that two words have in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length
  return (2 * common) / (one.size + other.size || 1)
}

function pairsOfLetters(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return new Set(
    Array.from({ length: letters.length - 1 < 0 ? 0 : letters.length - 1 }, (_, index) =>
      letters.slice(index, index + 2),
    ),
  )
}

/** The halves of all stories. */
export const shares = [0, 1] as const
export type Share = (typeof shares)[number]

/**
 * Which share each file's stories belong to. A page waits for frames, fonts and timers more than it computes: two pages
 * beside each other are through in little more than half the time. The files with most stories are dealt out first, each
 * to the share that has fewest.
 */
export function sharesOf(files: readonly string[]): ReadonlyMap<string, Share> {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1)
  const bySize = [...counts].sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
  const sums: Record<Share, number> = { 0: 0, 1: 0 }
  return new Map(
    bySize.map(([file, count]) => {
      const share = sums[0] <= sums[1] ? 0 : 1
      sums[share] += count
      return [file, share] as const
    }),
  )
}
