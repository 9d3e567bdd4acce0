import { type Hex, mix, overlaid } from './color.ts'
import type { deriveColors } from './derive-colors.ts'

/** A colour role of the contract. */
export type Role = keyof ReturnType<typeof deriveColors>
export type Colors = Readonly<Record<Role, Hex>>

/** Colours that stylesheets mix from two roles: the name, and the mix as `color-mix(in oklab, …)` makes it. */
const mixtures = {
  onStageMuted: ({ stage, onStage }) => mix(stage, onStage, 0.82),
  onStageLineStrong: ({ stage, onStage }) => mix(stage, onStage, 0.62),
  onStageLine: ({ stage, onStage }) => mix(stage, onStage, 0.22),
  onStageSunken: ({ stage, onStage }) => mix(stage, onStage, 0.08),
  accentWash: ({ surface, accent }) => mix(surface, accent, 0.18),
} satisfies Record<string, (colors: Colors) => Hex>

/** A colour as stylesheets put it on the page. */
export type Paint = Role | keyof typeof mixtures

/** What stands behind: a paint, or a veil of one over another ground. */
export type Ground = Paint | `${Paint} ${number}% over ${string}`

/** The first colour is read on, or told from, the second. */
export type Pair = readonly [Paint, Ground]

/** The colours of a theme under the name of every paint. */
export const paintsOf = (colors: Colors): Readonly<Record<Paint, Hex>> => ({
  ...colors,
  onStageMuted: mixtures.onStageMuted(colors),
  onStageLineStrong: mixtures.onStageLineStrong(colors),
  onStageLine: mixtures.onStageLine(colors),
  onStageSunken: mixtures.onStageSunken(colors),
  accentWash: mixtures.accentWash(colors),
})

const grounds = ['ground', 'surface', 'sunken'] as const
const tinted = ['positiveGround', 'cautionGround', 'negativeGround'] as const
const inks = ['ink', 'inkMuted', 'accentText', 'positive', 'caution', 'negative'] as const

/** Words and the grounds they may stand on: 4.5:1 whatever their size. */
export const wordPairs: readonly Pair[] = [
  ...inks.flatMap((ink) => grounds.map((ground): Pair => [ink, ground])),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onStage', 'stage'],
  ['caution', 'cautionGround'],
  ...(['ink', 'inkMuted', 'accentText', 'positive', 'negative'] as const).flatMap((ink) =>
    tinted.map((ground): Pair => [ink, ground]),
  ),
  ['onStageMuted', 'stage'],
  ['surface', 'ink'],
  ['ground', 'ink'],
  ['ink', 'accentWash'],
  // The amounts of a refund curve, on what is left of its ground, its hatching and its veil.
  ...[
    'ground',
    'inkMuted 26% over ground',
    'positiveGround',
    'surface 62% over positiveGround',
    'surface 62% over ground',
    'surface 62% over inkMuted 26% over ground',
  ].map((ground): Pair => ['ink', `surface 86% over ${ground}`]),
]

/** Words and the thin stripes that cross their ground: 3:1 on the stripe, because the ground between is their own. */
export const stripePairs: readonly (readonly [Paint, Paint])[] = [['inkMuted', 'line']]

/** Words that fade while what they say is asked for again, and how much of them stays: 4.5:1 still. */
export const fadedPairs: readonly (readonly [Paint, Paint, share: number])[] = grounds.map(
  (ground) => ['ink', ground, 0.72] as const,
)

/** Edges of controls, focus rings, and what they stand on: 3:1. */
export const edgePairs: readonly Pair[] = [
  ...grounds.map((ground): Pair => ['lineStrong', ground]),
  ...[...grounds, ...tinted].map((ground): Pair => ['focus', ground]),
  ...grounds.map((ground): Pair => ['accentEdge', ground]),
  ['onStage', 'stage'],
  ['onStageLineStrong', 'stage'],
  ...grounds.map((ground): Pair => ['negative', ground]),
]

/** The colour of a ground: a veil lies over what is below it as a browser composes them, channel by channel. */
export function groundColor(paints: Readonly<Record<Paint, Hex>>, ground: Ground): Hex {
  const [, veil, share, below] = /^(\w+) ([\d.]+)% over (.+)$/.exec(ground) ?? []
  if (!veil || !below) return paints[ground as Paint]
  return overlaid(groundColor(paints, below as Ground), paints[veil as Paint], Number(share) / 100)
}
