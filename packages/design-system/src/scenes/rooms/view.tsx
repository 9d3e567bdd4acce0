import type { RoomView } from '@veranda/domain'
import type { ComponentType } from 'react'
import { City, Courtyard, Garden } from './views/land.tsx'
import { Lagoon, Ocean } from './views/water.tsx'

/** What is seen from the room, drawn behind it in its 800 × 300 box. */
export const views: Record<RoomView, ComponentType> = {
  ocean: Ocean,
  lagoon: Lagoon,
  garden: Garden,
  city: City,
  courtyard: Courtyard,
}
