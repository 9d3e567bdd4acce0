import type { Locale, Occupancy, PlainDate, ServiceChange } from '@veranda/domain'
import type { LetterMessageId } from '@veranda/messages/letters'
import type { Fact } from '../letter-parts.ts'
import { fullDate } from '../letter-formats.ts'
import type { Say } from '../letter-words.ts'
import { roomInLetter, type RoomInLetter } from '../room-in-letter.ts'

/** A room that is another one now: of another category, for more guests, or added. */
export type RoomTold = RoomInLetter & {
  readonly name: string
  readonly occupancy: Occupancy
  /** The category until now; the same where only guests joined, missing where the room is added. */
  readonly before?: string | undefined
}

export type ExtraTold = RoomInLetter & {
  readonly kind: ServiceChange['kind']
  readonly name: string
  readonly quantity: number
  readonly day?: PlainDate | undefined
  /** The day it had, where it goes with the stay. */
  readonly dayBefore?: PlainDate | undefined
}

/** The transfer of a stay that begins on another day. */
export type TransferTold = { readonly place: 'move' | 'refund'; readonly day: PlainDate }

type Told = {
  readonly locale: Locale
  readonly rooms: readonly RoomTold[]
  readonly services: readonly ExtraTold[]
  readonly transfer?: TransferTold | undefined
}

/** Each room that changed, with its category and who sleeps there. */
export const roomFacts = ({ rooms }: Told, say: Say): readonly Fact[] =>
  rooms.map(({ roomNumber, guest, name, before, occupancy }) => {
    const category =
      before === undefined || before === name ? name : say('letter-stay-changed.category', { name, before })
    const room = roomInLetter(say, { roomNumber, guest })
    return {
      label: before === undefined ? say('letter-stay-changed.new-room', { room }) : room,
      text: `${category}\u00A0· ${say('letter-stay-changed.people', { ...occupancy })}`,
    }
  })

const extraLabels = {
  added: 'letter-stay-changed.extra-added',
  removed: 'letter-stay-changed.extra-removed',
  moved: 'letter-stay-changed.extra-moved',
  kept: 'letter-stay-changed.extra-kept',
} as const satisfies Record<ServiceChange['kind'], LetterMessageId>

/** Each add-on that was taken, given back, or has another day with the stay; and the transfer. */
export const extraFacts = ({ locale, services, transfer }: Told, say: Say): readonly Fact[] => [
  ...services.map(({ kind, roomNumber, guest, name, quantity, day, dayBefore }) => ({
    label: say(extraLabels[kind], { room: roomInLetter(say, { roomNumber, guest }) }),
    text: textOf({ kind, quantity, name, day, dayBefore }, locale, say),
  })),
  ...(transfer
    ? [
        {
          label: say('letter-stay-changed.transfer'),
          text: say(
            transfer.place === 'move'
              ? 'letter-stay-changed.transfer-moved'
              : 'letter-stay-changed.transfer-refunded',
            { date: fullDate(locale, transfer.day) },
          ),
        },
      ]
    : []),
]

function textOf(
  { kind, quantity, name, day, dayBefore }: Omit<ExtraTold, 'roomNumber' | 'guest'>,
  locale: Locale,
  say: Say,
): string {
  if (!day) return say('letter-stay-changed.extra', { quantity, name })
  const date = fullDate(locale, day)
  return kind === 'moved' && dayBefore
    ? say('letter-stay-changed.extra-from-to', { quantity, name, date, before: fullDate(locale, dayBefore) })
    : say('letter-stay-changed.extra-on', { quantity, name, date })
}
