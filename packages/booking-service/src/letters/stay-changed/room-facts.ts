import { type AddOnChange, addOnChangeKinds, type Locale } from '@veranda/domain'
import type { LetterMessageId } from '@veranda/messages/letters'
import * as v from 'valibot'
import type { Fact } from '../letter-parts.ts'
import { fullDate } from '../letter-formats.ts'
import type { Say } from '../letter-words.ts'
import { roomInLetter } from '../room-in-letter.ts'
import { addressed, type LetterOf, parts } from '../to-main-guest.ts'

/** The changed rooms, the changed add-ons and the transfer, as an order lists them. */
export const reported = {
  rooms: v.array(
    v.object({
      roomNumber: v.number(),
      name: v.string(),
      /** The old category; the same if only guests joined, missing if the room was added. */
      before: v.optional(v.string()),
      occupancy: v.object({ adults: v.number(), teens: v.number(), kids: v.number(), infants: v.number() }),
    }),
  ),
  services: v.array(
    v.object({
      kind: v.picklist(addOnChangeKinds),
      roomNumber: v.number(),
      name: v.string(),
      quantity: v.number(),
      day: v.optional(parts.date),
      /** Its old day, if the add-on moved with the stay. */
      dayBefore: v.optional(parts.date),
    }),
  ),
  /** The transfer of a stay whose arrival changed. */
  transfer: v.optional(v.object({ place: v.picklist(['move', 'refund']), day: parts.date })),
}
const report = v.object({ ...addressed, ...reported })
type Report = Pick<LetterOf<typeof report>, 'locale' | 'rooms' | 'services' | 'transfer'>

/** Each changed room, with its category and occupancy. */
export const roomFacts = ({ rooms }: Report, say: Say): readonly Fact[] =>
  rooms.map(({ roomNumber, guest, name, before, occupancy }) => {
    const category =
      before === undefined || before === name ? name : say('letter-stay-changed.category', { name, before })
    const room = roomInLetter(say, { roomNumber, guest })
    return {
      label: before === undefined ? say('letter-stay-changed.new-room', { room }) : room,
      text: `${category}\u00A0· ${say('letter-stay.people', { ...occupancy })}`,
    }
  })

const addOnLabels = {
  added: 'letter-stay-changed.add-on-added',
  removed: 'letter-stay-changed.add-on-removed',
  moved: 'letter-stay-changed.add-on-moved',
  kept: 'letter-stay-changed.add-on-kept',
} as const satisfies Record<AddOnChange['kind'], LetterMessageId>

/** Each add-on that was taken, given back or moved with the stay; and the transfer. */
export const addOnFacts = ({ locale, services, transfer }: Report, say: Say): readonly Fact[] => [
  ...services.map(({ kind, roomNumber, guest, name, quantity, day, dayBefore }) => ({
    label: say(addOnLabels[kind], { room: roomInLetter(say, { roomNumber, guest }) }),
    text: textOf({ kind, quantity, name, day, dayBefore }, locale, say),
  })),
  ...(transfer
    ? [
        {
          label: say('letter-stay.transfer'),
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
  { kind, quantity, name, day, dayBefore }: Omit<Report['services'][number], 'roomNumber' | 'guest'>,
  locale: Locale,
  say: Say,
): string {
  if (!day) return say('letter-stay.add-on', { quantity, name })
  const date = fullDate(locale, day)
  return kind === 'moved' && dayBefore
    ? say('letter-stay-changed.add-on-from-to', { quantity, name, date, before: fullDate(locale, dayBefore) })
    : say('letter-stay.add-on-on', { quantity, name, date })
}
