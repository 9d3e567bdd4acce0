import type { RoomView } from '@veranda/domain'
import type { ComponentType } from 'react'
import type { Garden } from '../scene-book.ts'
import { IslandGarden, PineGarden, TropicalGarden } from './views/gardens.tsx'
import { City, Courtyard, Garden as FormalGarden } from './views/land.tsx'
import { Lagoon, Ocean } from './views/water.tsx'

/** What is seen from the room, drawn behind it in its 800 × 300 box. */
export const views: Record<Exclude<RoomView, 'garden'>, ComponentType> = {
  ocean: Ocean,
  lagoon: Lagoon,
  city: City,
  courtyard: Courtyard,
}

export const gardens: Record<Garden, ComponentType> = {
  formal: FormalGarden,
  palms: TropicalGarden,
  island: IslandGarden,
  pines: PineGarden,
}
