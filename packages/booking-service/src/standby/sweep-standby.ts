import { awardsInTurn, standbyTime, type StandbyTime, today } from '@veranda/domain'
import type { Job } from '../platform/jobs/job.ts'
import type { Service } from '../platform/service.ts'
import { awardRoom } from './award-room.ts'
import { declineWish } from './decline-wish.ts'
import { roomsFree } from './rooms-free.ts'
import { type WaitingWish, waitingWishes } from './waiting-wishes.ts'
import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { room } from '../schema/room.ts'
import { standbyWish } from '../schema/standby-wish.ts'

type StandbyNeeds = Pick<Service, 'store' | 'clock'>

/**
 * One look at every house: free rooms are given to those who wait, in the one order, and whoever arrives today is
 * told that nothing stayed free. Several processes may look at once: each award is made once, and in the same order.
 */
export async function sweepStandby(needs: StandbyNeeds): Promise<void> {
  const { store, clock } = needs
  await endWishes(store.db, clock.now())
  const waiting = await waitingWishes(store.db)
  const when = (time: StandbyTime) => waiting.filter((wish) => timeOfWish(wish, clock.now()) === time)
  for (const wish of when('is-over')) await declineWish(needs, wish)
  const given = when('is-given')
  for (const propertyId of new Set(given.map((wish) => wish.propertyId)))
    await giveInTurn(
      needs,
      given.filter((wish) => wish.propertyId === propertyId),
    )
}

async function giveInTurn(needs: StandbyNeeds, wishes: readonly WaitingWish[]): Promise<void> {
  const awards = awardsInTurn(wishes, await roomsFree(needs.store.db, wishes))
  let next = awards.next()
  while (!next.done) next = awards.next(await awardRoom(needs, next.value))
}

const timeOfWish = ({ stay, days, timeZone }: WaitingWish, now: Date): StandbyTime =>
  standbyTime(stay, days, today(timeZone, now.toISOString()))

/** Keeps looking. */
export const standbyJob: Job<StandbyNeeds> = { everySeconds: 10, work: sweepStandby }

/** Ends the wishes for rooms that are cancelled, or have become others than those they were wished for. */
async function endWishes(database: Database, now: Date): Promise<void> {
  const asItWas = database
    .select({ one: sql`1` })
    .from(room)
    .where(
      and(
        eq(room.reservationId, standbyWish.reservationId),
        eq(room.roomNumber, standbyWish.roomNumber),
        eq(room.roomTypeId, standbyWish.fromRoomTypeId),
        ne(room.status, 'cancelled'),
      ),
    )
  await database
    .update(standbyWish)
    .set({ state: 'withdrawn', endedAt: now })
    .where(and(eq(standbyWish.state, 'waiting'), notExists(asItWas)))
}
