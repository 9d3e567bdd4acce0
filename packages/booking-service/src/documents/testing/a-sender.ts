import type { createApp } from '../../app.ts'
import { aNightIsRetained, aPayingGuest, canceller } from '../../cancellations/testing/a-cancelling-guest.ts'
import type { TestProperty, PropertyGuest } from '../../changes/testing/a-test-property.ts'
import type { Store } from '../../platform/db/store.ts'
import { aToken } from '../../testing/a-service.ts'

type App = ReturnType<typeof createApp>
type Answer = Readonly<Record<string, unknown>>

const room = { category: 0, pricePerNight: 30_000, paid: 90_000 } as const

/** A guest of a property who has a supporting document to send. */
export async function aSender(store: Store, hotel: TestProperty, app: App) {
  const guest = await aPayingGuest(store.db, hotel, {
    arrival: '2027-04-20',
    rooms: [{ ...room, policy: aNightIsRetained }],
  })
  const does = canceller(app, guest)
  const { bookingId } = await does.reservation()
  return { ...does, guest, bookingId, send: sending(app, guest, bookingId) }
}

/** Sends a file to a booking as a guest does. */
export const sending =
  (app: App, { reservationCode, brand }: PropertyGuest, bookingId: number) =>
  async (
    bytes: Uint8Array | ReadableStream,
    { name = 'proof.pdf', key = crypto.randomUUID(), type = 'application/octet-stream' } = {},
  ): Promise<Answer> => {
    const answer = await app.request(`http://palace.localhost:4000/api/booking/${bookingId}/documents`, {
      method: 'POST',
      body: bytes as BodyInit,
      duplex: 'half',
      headers: {
        authorization: `Bearer ${aToken(reservationCode, brand)}`,
        'content-type': type,
        'x-requested-with': 'veranda',
        'idempotency-key': key,
        'veranda-file-name': encodeURIComponent(name),
      },
    } as RequestInit)
    return (await answer.json()) as Answer
  }
