import type { Stay } from '../dates/index.ts'
import { inTurn } from './awards-in-turn.ts'
import type { StandbyWish } from './standby-wish.ts'

/** Where a wish stands among those for a category on any of its nights: the second of five. */
export type StandbyPlace = {
  readonly roomTypeId: number
  readonly place: number
  readonly of: number
}

/** The place of a wish for each category it ranks, in its own order. `waiting` holds all wishes of the property. */
export const placesOf = (wish: StandbyWish, waiting: readonly StandbyWish[]): readonly StandbyPlace[] =>
  wish.roomTypeIds.map((roomTypeId) => {
    const rivals = waiting.filter(
      (one) =>
        one.wishId === wish.wishId ||
        (one.roomTypeIds.includes(roomTypeId) && nightsMeet(one.stay, wish.stay)),
    )
    const turn = inTurn(rivals).findIndex(({ wishId }) => wishId === wish.wishId)
    return { roomTypeId, place: turn + 1, of: rivals.length }
  })

/** Whether two stays have a night in common. */
const nightsMeet = (one: Stay, other: Stay): boolean =>
  one.arrival < other.departure && other.arrival < one.departure
