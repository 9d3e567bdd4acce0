import type { RoomCategory } from '@veranda/domain'
import { lazy, Suspense } from 'react'
import * as css from './room-card.css.ts'

/** Drawn after the room's words, in a box that already has its size. */
const RoomScene = lazy(async () => ({ default: (await import('../../scenes/rooms/index.ts')).RoomScene }))

export type CategorySceneProps = {
  readonly category: Pick<RoomCategory, 'photoUrl' | 'view' | 'squareMeters'>
}

/** How a kind of room looks: its photograph, or else its drawing. It covers the box it is in. */
export const CategoryScene = ({ category: { photoUrl, view, squareMeters } }: CategorySceneProps) =>
  photoUrl ? (
    <img className={css.cover} src={photoUrl} alt="" loading="lazy" />
  ) : (
    <Suspense>
      <RoomScene view={view} variant={variantOf(squareMeters)} />
    </Suspense>
  )

/** By its size in square metres: a bedroom, a bedroom with a balcony, a suite. */
export const variantOf = (size: number): 0 | 1 | 2 => (size < 40 ? 0 : size < 65 ? 1 : 2)
