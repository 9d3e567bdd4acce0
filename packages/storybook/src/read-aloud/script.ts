/** Keys that are pressed in a story, and what a screen reader finds after each of them. */
export type Script = {
  /** The widget, and what is shown of it. */
  readonly says: string
  /** "components/menu/menu/Keyboard": folder, file and name of the story. */
  readonly story: string
  readonly steps: readonly Step[]
}

/**
 * Keys as `{Tab}{ArrowDown}`, none for what is there before any, `…` for what comes by itself after seconds. Then the
 * accessibility tree, a line a node; there `…` stands for lines that another step or script is about.
 */
type Step = readonly [keys: string, tree: string]

/** What was found, with the lines that an expected `…` stands for: the two are equal if everything else is as expected. */
export function expectedTree(tree: string, found: readonly string[]): readonly string[] {
  const parts = withoutMargin(tree)
    .join('\n')
    .split(/^ *…$\n?/m)
    .map(linesOf)
  const filled: string[] = []
  let from = 0
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    const at = index === 0 ? 0 : isLast ? found.length - part.length : placeOf(part, found, from)
    if (index > 0) filled.push(...found.slice(from, at))
    filled.push(...part)
    from = at + part.length
  }
  return filled
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')

/** Where lines stand after a place, or else what is most like them, so that a difference is seen beside it. */
function placeOf(part: readonly string[], found: readonly string[], from: number): number {
  const places = Array.from({ length: Math.max(found.length - from, 0) }, (_, index) => from + index)
  const likeness = (at: number) =>
    part.reduce((sum, line, offset) => sum + sharedStart(line, found[at + offset] ?? ''), 0)
  return places.reduce((best, at) => (likeness(at) > likeness(best) ? at : best), from)
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return one === other ? length + 1 : length
}

/** The lines of a text that is indented as its code is. */
function withoutMargin(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const margin = Math.min(...lines.map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(margin))
}
