import type { RoomView } from '@veranda/domain'
import type { ComponentType } from 'react'
import { Picture } from '../picture.tsx'
import { Stars } from '../shapes/sky.tsx'
import { Balcony } from './interiors/balcony.tsx'
import { Standard } from './interiors/standard.tsx'
import { Suite } from './interiors/suite.tsx'
import { views } from './view.tsx'

export const roomVariants = [0, 1, 2] as const
export type RoomVariant = (typeof roomVariants)[number]

/** What stands in the room, and how far aside its window is from the drawing's middle. */
const interiors: Record<RoomVariant, { readonly Interior: ComponentType; readonly aside: number }> = {
  0: { Interior: Standard, aside: 92 },
  1: { Interior: Balcony, aside: 0 },
  2: { Interior: Suite, aside: 0 },
}

type RoomSceneProps = { readonly view: RoomView; readonly variant: RoomVariant }

/** A room looking out at its view; the middle stays in view, for the band over a card. */
export function RoomScene({ view, variant }: RoomSceneProps) {
  const View = views[view]
  const { Interior, aside } = interiors[variant]
  return (
    <Picture width={800} height={300} horizon={170} keep="middle">
      <Stars count={30} />
      <g transform={`translate(${aside} 0)`}>
        <View />
      </g>
      <Interior />
    </Picture>
  )
}
