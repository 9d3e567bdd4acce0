import type { NewReservation } from '@veranda/booking-service'
import type { Story } from './stories/story.ts'

type Report = { readonly requests: NewReservation['requests']; readonly history: NewReservation['history'] }

/** What a sample's guest asked for an hour after booking, and what the hotel said to it the day after. */
export function sampleRequests({ rooms }: Story, bookedAt: Date): Report {
  const hoursAfter = (hours: number) => new Date(bookedAt.getTime() + hours * 3_600_000)
  const requests = rooms.flatMap(({ request }, index) =>
    request
      ? [
          {
            roomNumber: index + 1,
            text: request.text,
            at: hoursAfter(1),
            seenAt: request.seen || request.answer ? hoursAfter(15) : null,
            answeredAt: request.answer ? hoursAfter(16) : null,
            answer: request.answer ?? null,
          },
        ]
      : [],
  )
  const history = requests.flatMap(({ at, answeredAt }) => [
    { at, kind: 'request-sent' as const, by: 'guest' as const, difference: null },
    ...(answeredAt
      ? [{ at: answeredAt, kind: 'request-answered' as const, by: 'hotel' as const, difference: null }]
      : []),
  ])
  return { requests, history }
}
