import { letterLookOf } from '@veranda/design-system/letter-look'
import { type WeakPair, weakPairs } from '@veranda/design-system/tokens'
import type { BrandFiles } from '../brand-files.ts'
import { type Finding, fault } from './finding.ts'

/** The colour of `tokens.ts` that a theme derives a role from; others are their own. */
const sources: Readonly<Record<string, string>> = {
  inkMuted: 'ink',
  lineStrong: 'ink',
  accentText: 'accent',
  accentEdge: 'accent',
  focus: 'accent',
  onAccent: 'accent',
  onStageMuted: 'onStage',
  onStageLineStrong: 'onStage',
}

/**
 * Colours that cannot be told apart: one line for each that the brand decides and each mode, with the pair in which it is
 * weakest; and letters that look otherwise than the pages.
 */
export function colorFindings({ served, tokens }: BrandFiles): readonly Finding[] {
  const weakest = new Map<string, WeakPair & { readonly source: string }>()
  for (const pair of weakPairs(tokens)) {
    const key = `${pair.mode} ${sourceOf(pair)}`
    const known = weakest.get(key)
    if (!known || pair.ratio / pair.needed < known.ratio / known.needed)
      weakest.set(key, { ...pair, source: sourceOf(pair) })
  }
  const pairs = [...weakest.values()].map(({ mode, ink, ground, ratio, needed, nearest, source }) =>
    fault(
      `tokens.ts, ${mode}, ${source}`,
      `${ink} on ${ground} has a contrast of ${ratio.toFixed(2)}, and screens need ${needed}`,
      `${nearest} is the nearest colour that is enough`,
    ),
  )
  const isOfTokens = JSON.stringify(letterLookOf(tokens)) === JSON.stringify(served.letterLook)
  return isOfTokens
    ? pairs
    : [
        ...pairs,
        fault('served.ts', 'letters do not look like the pages', 'Write letterLook: letterLookOf(tokens)'),
      ]
}

/** Where words of the ground's colour stand on ink, it is the ink that decides. */
const sourceOf = ({ ink, ground }: WeakPair): string => (ground === 'ink' ? ground : (sources[ink] ?? ink))
