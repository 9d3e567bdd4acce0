import type { Room } from '@veranda/domain'
import { CategoryScene } from './category-scene.tsx'
import * as css from './room-card.css.ts'

export function RoomPicture({ room }: { readonly room: Room }) {
  const { category, status } = room
  return (
    <div className={status === 'cancelled' ? `${css.picture} ${css.gone}` : css.picture}>
      <CategoryScene category={category} />
    </div>
  )
}
