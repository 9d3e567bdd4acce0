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
