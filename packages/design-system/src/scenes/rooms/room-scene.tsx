import type { RoomKind, RoomView } from '@veranda/domain'
import type { ComponentType } from 'react'
import { Picture } from '../picture.tsx'
import type { Garden } from '../scene-book.ts'
import { Stars } from '../shapes/sky.tsx'
import { Balcony } from './interiors/balcony.tsx'
import { Family } from './interiors/family.tsx'
import { Residence } from './interiors/residence.tsx'
import { Standard } from './interiors/standard.tsx'
import { Suite } from './interiors/suite.tsx'
import { IslandGarden, PineGarden, TropicalGarden } from './views/gardens.tsx'
import { City, Courtyard, Garden as FormalGarden } from './views/land.tsx'
import { Lagoon, Ocean } from './views/water.tsx'

/** What stands in the room, and how far aside its window is from the drawing's middle. */
const interiors: Record<RoomKind, { readonly Interior: ComponentType; readonly aside: number }> = {
  bedroom: { Interior: Standard, aside: 92 },
  balcony: { Interior: Balcony, aside: 0 },
  family: { Interior: Family, aside: 0 },
  suite: { Interior: Suite, aside: 0 },
  residence: { Interior: Residence, aside: 0 },
}

type RoomSceneProps = { readonly view: RoomView; readonly kind: RoomKind; readonly garden: Garden }

/** A room looking out at its view, as it grows where the hotel is; the middle stays in view, for the band over a card. */
export function RoomScene({ view, kind, garden }: RoomSceneProps) {
  const View = view === 'garden' ? gardens[garden] : views[view]
  const { Interior, aside } = interiors[kind]
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

/** What is seen from the room, drawn behind it in its 800 × 300 box. */
const views: Record<Exclude<RoomView, 'garden'>, ComponentType> = {
  ocean: Ocean,
  lagoon: Lagoon,
  city: City,
  courtyard: Courtyard,
}

const gardens: Record<Garden, ComponentType> = {
  formal: FormalGarden,
  palms: TropicalGarden,
  island: IslandGarden,
  pines: PineGarden,
}
