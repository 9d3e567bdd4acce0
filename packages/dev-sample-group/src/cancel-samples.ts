import { addDays, cancellationOf, instantOf, type PlainDate, type TimeZone } from '@veranda/domain'
import { and, eq, isNotNull } from 'drizzle-orm'
import {
  type Database,
  lockReservation,
  applyCancellation,
  type Reader,
  type ReceiptSigner,
} from '@veranda/booking-service'
import { outbox, property, reservation } from '@veranda/booking-service/tables'
import type { SampleGroup } from './sample-group.ts'
import { cancelledRoomsOf, type Story, versionBeforeCancelling } from './stories/story.ts'

const daysAfterBooking = 3

/**
 * Cancels what the samples tell as cancelled the way a guest does, three days after it was booked: with a number, a
 * receipt, and the money sent back.
 */
export async function cancelSamples(
  tx: Database,
  { stories }: SampleGroup,
  signer: ReceiptSigner,
): Promise<void> {
  const booked = await tx
    .select({
      reservationCode: reservation.code,
      brand: reservation.brand,
      bookedOn: reservation.bookedOn,
      timeZone: property.timeZone,
    })
    .from(reservation)
    .innerJoin(property, eq(property.id, reservation.propertyId))
    .where(and(isNotNull(reservation.sample), eq(reservation.version, versionBeforeCancelling)))
  for (const { bookedOn, timeZone, ...who } of booked)
    await cancelOne(
      tx,
      signer,
      who,
      stories.find(({ code }) => code === who.reservationCode),
      instantOnDay(bookedOn, timeZone),
    )
}

const instantOnDay = (bookedOn: PlainDate, timeZone: TimeZone): Date =>
  new Date(instantOf(addDays(bookedOn, daysAfterBooking), '10:05', timeZone))

async function cancelOne(
  tx: Database,
  signer: ReceiptSigner,
  who: Reader,
  story: Story | undefined,
  now: Date,
): Promise<void> {
  const own = await lockReservation(tx, who, now)
  const roomNumbers = story ? cancelledRoomsOf(story) : []
  const asCredit = story?.cancelledFor === 'credit'
  const { code } = await applyCancellation(tx, {
    own,
    cancellation: cancellationOf(own.reservation, roomNumbers, now.toISOString()),
    reason: { firstAnswer: asCredit ? 'keep-credit' : 'changed-plans' },
    asCredit,
    actor: { kind: 'guest', session: 'sample' },
    locale: 'en-US',
    now,
    signer,
  })
  // Nobody waits for a letter about what was cancelled weeks ago.
  await tx.delete(outbox).where(eq(outbox.dedupeKey, `cancelled:${code}`))
}
