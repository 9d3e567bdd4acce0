import { edgePairs, fadedPairs, stripePairs, wordPairs } from '../../design-system/src/theme/color-pairs.ts'
import { pairsSeen } from './probe.ts'
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
const pairsMet = new Map<string, string>()

/**
 * The pairs of colours that a story in the probe theme shows first at a width and that the contrast of the themes is not
 * proven for.
 */
export function unprovenPairs(width: number): readonly string[] {
  const before = judged.get(width) ?? new Set()
  judged.set(width, before)
  return pairsSeen(unjudgedWords(before)).flatMap(({ kind, paint, ground, where }) => {
    const pair = `${paint} on ${ground}`
    pairsMet.set(`${kind} ${pair}`, where)
    return proven[kind].has(pair) ? [] : [`${kind} ${pair}, at ${width}: ${where.slice(0, 200)}`]
  })
}
