import type { Room } from '@veranda/domain'

/** `card`: shown whole. `open` and `closed`: a row that opens in place. */
export type ArrangedRoom = { readonly room: Room; readonly as: 'card' | 'open' | 'closed' }

const mostCards = 2

/** One or two rooms are shown whole; of more the first is open. Cancelled rooms come last, and closed unless all are. */
export function arrangeRooms(rooms: readonly Room[]): readonly ArrangedRoom[] {
  const standing = rooms.filter(({ status }) => status !== 'cancelled')
  const gone = rooms.filter(({ status }) => status === 'cancelled')
  const shown = standing.length > 0 ? standing : gone
  const rest = standing.length > 0 ? gone : []
  return [
    ...shown.map((room, index): ArrangedRoom => {
      if (shown.length <= mostCards) return { room, as: 'card' }
      return { room, as: index === 0 ? 'open' : 'closed' }
    }),
    ...rest.map((room): ArrangedRoom => ({ room, as: 'closed' })),
  ]
}
