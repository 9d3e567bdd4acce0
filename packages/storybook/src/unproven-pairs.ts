import { edgePairs, fadedPairs, stripePairs, wordPairs } from '../../design-system/src/theme/color-pairs.ts'
import { pairsSeen, type Seen } from './probe.ts'
import { unjudgedWords } from './unjudged.ts'

const proven = {
  word: new Set([
    ...wordPairs.map(([ink, ground]) => `${ink} on ${ground}`),
    ...fadedPairs.map(([ink, ground, share]) => `${ink} on ${ground} faded to ${share * 100}%`),
    ...stripePairs.map(([ink, stripe]) => `${ink} on stripes of ${stripe}`),
  ]),
  edge: new Set(edgePairs.map(([edge, ground]) => `${edge} on ${ground}`)),
}
const judged = new Map<number, Set<string>>()

/** The pairs of colours that a story in the probe theme shows, of the words that look as none did before at this width. */
export function pairsFirstSeen(width: number): readonly Seen[] {
  const before = judged.get(width) ?? new Set()
  judged.set(width, before)
  return pairsSeen(unjudgedWords(before))
}

/** Those of them that the contrast of the themes is not proven for. */
export const unprovenPairs = (pairs: readonly Seen[]): readonly string[] =>
  pairs
    .filter((pair) => !proven[pair.kind].has(nameOf(pair)))
    .map((pair) => `${pair.kind} ${nameOf(pair)}: ${pair.element.outerHTML.slice(0, 160)}`)

const shown = new Set<string>()

/** One word for each pair of colours that no story has shown a word in yet; large words apart, of which less is asked. */
export const firstOfEachPair = (pairs: readonly Seen[]): readonly Element[] => [
  ...new Set(
    pairs
      .filter(({ kind }) => kind === 'word')
      .filter((pair) => {
        const name = `${isLarge(pair.element) ? 'large ' : ''}${nameOf(pair)}`
        const isFirst = !shown.has(name)
        shown.add(name)
        return isFirst
      })
      .map(({ element }) => element),
  ),
]

/** Large as WCAG 1.4.3 has it: 18 points, or 14 in bold. */
function isLarge(element: Element): boolean {
  const { fontSize, fontWeight } = getComputedStyle(element)
  const points = Number.parseFloat(fontSize) * 0.75
  return points >= 18 || (points >= 14 && Number(fontWeight) >= 700)
}

const nameOf = ({ paint, ground }: Seen): string => `${paint} on ${ground}`
