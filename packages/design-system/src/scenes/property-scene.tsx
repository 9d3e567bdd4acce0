import type { ComponentType } from 'react'
import type { Motif } from './motif-of.ts'
import { Arcade } from './motifs/arcade.tsx'
import { ArchesHorizon } from './motifs/arches-horizon.tsx'
import { Atoll } from './motifs/atoll.tsx'
import { CalmHorizon } from './motifs/calm-horizon.tsx'
import { CoveCypress } from './motifs/cove-cypress.tsx'
import { LagoonMoon } from './motifs/lagoon-moon.tsx'
import { OneCircle } from './motifs/one-circle.tsx'
import { PalmAvenue } from './motifs/palm-avenue.tsx'
import { RooflineLamp } from './motifs/roofline-lamp.tsx'
import { WaveSlide } from './motifs/wave-slide.tsx'

const drawings: Record<Motif, ComponentType> = {
  'palm-avenue': PalmAvenue,
  'arches-horizon': ArchesHorizon,
  'lagoon-moon': LagoonMoon,
  'wave-slide': WaveSlide,
  'one-circle': OneCircle,
  'cove-cypress': CoveCypress,
  atoll: Atoll,
  arcade: Arcade,
  'roofline-lamp': RooflineLamp,
  'calm-horizon': CalmHorizon,
}

/** The drawn picture of a property, in the theme's colours; fills its box. */
export function PropertyScene({ motif }: { readonly motif: Motif }) {
  const Drawing = drawings[motif]
  return <Drawing />
}
