import type { ClockTime } from '../dates/index.ts'
import type { Room } from '../reservation/index.ts'

/**
 * A request with the arrival time: the guest's sentence, followed by the time on a 24-hour clock, which can
 * be parsed whatever the language of the sentence.
 */
export const arrivalTimeRequest = (sentence: string, time: ClockTime): string => `${sentence} [${time}]`

const mark = / ?\[((?:[01]\d|2[0-3]):[0-5]\d)\]$/

/**
 * A request as its guest sees it: without the machine-readable arrival time, which its sentence already says.
 */
export const requestToRead = (text: string): string => text.replace(mark, '')

/** The latest arrival time that was sent for these rooms. */
export function arrivalTimeReported(rooms: readonly Pick<Room, 'specialRequests'>[]): ClockTime | undefined {
  const times = rooms.flatMap(({ specialRequests }) =>
    specialRequests.flatMap((text) => mark.exec(text)?.[1] ?? []),
  )
  return times.at(-1) as ClockTime | undefined
}

/** The arrival times to choose from: every full hour from early morning on. */
export const arrivalTimes: readonly ClockTime[] = Array.from(
  { length: 18 },
  (_, hour): ClockTime => `${String(hour + 6).padStart(2, '0')}:00` as ClockTime,
)
