import type { Locale, Occupancy, PlainDate } from '@veranda/domain'
import type { Fact } from './fact-letter.ts'
import { fullDate } from './letter-formats.ts'
import type { Say } from './letter-words.ts'
import { roomInLetter, type RoomInLetter } from './room-in-letter.ts'

/** A room that is another one now: of another category, for more guests, or added. */
export type RoomTold = RoomInLetter & {
  readonly name: string
  readonly occupancy: Occupancy
  /** The category until now; the same where only guests joined, missing where the room is added. */
  readonly before?: string | undefined
}

export type ExtraTold = RoomInLetter & {
  readonly kind: 'added' | 'removed'
  readonly name: string
  readonly quantity: number
  readonly day?: PlainDate | undefined
}

type Told = {
  readonly locale: Locale
  readonly rooms: readonly RoomTold[]
  readonly services: readonly ExtraTold[]
}

/** Each room that changed, with its category and who sleeps there. */
export const roomFacts = ({ rooms }: Told, say: Say): readonly Fact[] =>
  rooms.map(({ roomNumber, guest, name, before, occupancy }) => {
    const category =
      before === undefined || before === name ? name : say('letter-stay-changed.category', { name, before })
    const room = roomInLetter(say, { roomNumber, guest })
    return {
      label: before === undefined ? say('letter-stay-changed.new-room', { room }) : room,
      text: `${category} · ${say('letter-stay-changed.people', { ...occupancy })}`,
    }
  })

/** Each extra that was taken or given back. */
export const extraFacts = ({ locale, services }: Told, say: Say): readonly Fact[] =>
  services.map(({ kind, roomNumber, guest, name, quantity, day }) => ({
    label: say(kind === 'added' ? 'letter-stay-changed.extra-added' : 'letter-stay-changed.extra-removed', {
      room: roomInLetter(say, { roomNumber, guest }),
    }),
    text: day
      ? say('letter-stay-changed.extra-on', { quantity, name, date: fullDate(locale, day) })
      : say('letter-stay-changed.extra', { quantity, name }),
  }))
