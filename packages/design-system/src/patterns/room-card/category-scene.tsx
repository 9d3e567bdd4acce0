import { type RoomCategory, roomKindOf } from '@veranda/domain'
import { lazy, Suspense, useContext } from 'react'
import { type Garden, ScenesContext } from '../../scenes/scene-book.ts'
import * as css from './room-card.css.ts'
import { roomDrawings } from './room-drawings.ts'

/** Drawn after the room's words, in a box that already has its size. */
const RoomScene = lazy(async () => ({ default: (await roomDrawings()).RoomScene }))

export type CategorySceneProps = {
  readonly category: Pick<RoomCategory, 'photoUrl' | 'view' | 'squareMeters' | 'maxOccupancy'>
}

/** How a kind of room looks: its photograph, or else its drawing. It covers the box it is in. */
export function CategoryScene({ category }: CategorySceneProps) {
  const garden = useGarden()
  const { photoUrl, view } = category
  return photoUrl ? (
    <img className={css.cover} src={photoUrl} alt="" loading="lazy" />
  ) : (
    <Suspense>
      <RoomScene view={view} kind={roomKindOf(category)} garden={garden} />
    </Suspense>
  )
}

/** What grows around the hotel. */
function useGarden(): Garden {
  const book = useContext(ScenesContext)
  if (!book || book === 'arriving') return 'formal'
  const { gardens = {}, property } = book
  return (property === undefined ? Object.values(gardens)[0] : gardens[property]) ?? 'formal'
}
