import type { Room } from '@veranda/domain'
import { lazy, Suspense } from 'react'
import * as css from './room-card.css.ts'

/** Drawn after the room's words, in a box that already has its size. */
const RoomScene = lazy(async () => ({ default: (await import('../../scenes/rooms/index.ts')).RoomScene }))

export function RoomPicture({ room }: { readonly room: Room }) {
  const { category, status } = room
  return (
    <div className={status === 'cancelled' ? `${css.picture} ${css.gone}` : css.picture}>
      {category.photoUrl ? (
        <img className={css.cover} src={category.photoUrl} alt="" loading="lazy" />
      ) : (
        <Suspense>
          <RoomScene view={category.view} variant={variantOf(category.squareMeters)} />
        </Suspense>
      )}
    </div>
  )
}

/** By its size in square metres: a bedroom, a bedroom with a balcony, a suite. */
const variantOf = (size: number): 0 | 1 | 2 => (size < 40 ? 0 : size < 65 ? 1 : 2)
