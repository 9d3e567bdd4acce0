import type { ClockTime } from '../dates/index.ts'
import type { Room } from '../reservation/index.ts'

/**
 * A request that tells when guests arrive: their sentence, and after it the time on a 24-hour clock, which is found again
 * whatever language the sentence was in.
 */
export const arrivalTimeRequest = (sentence: string, time: ClockTime): string => `${sentence} [${time}]`

const mark = / ?\[((?:[01]\d|2[0-3]):[0-5]\d)\]$/

/** A request as a guest reads it again: without the mark of an arrival time, which its sentence says already. */
export const requestToRead = (text: string): string => text.replace(mark, '')

/** The arrival time the hotel was told last for these rooms. */
export function arrivalTimeReported(rooms: readonly Pick<Room, 'specialRequests'>[]): ClockTime | undefined {
  const times = rooms.flatMap(({ specialRequests }) =>
    specialRequests.flatMap((text) => mark.exec(text)?.[1] ?? []),
  )
  return times.at(-1) as ClockTime | undefined
}

/** What an arrival can be said to be at: each hour of the day from early morning on. */
export const arrivalTimes: readonly ClockTime[] = Array.from(
  { length: 18 },
  (_, hour): ClockTime => `${String(hour + 6).padStart(2, '0')}:00` as ClockTime,
)
