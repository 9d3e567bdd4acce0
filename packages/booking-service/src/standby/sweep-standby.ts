import { awardsInTurn, standbyTime, type StandbyTime, today } from '@veranda/domain'
import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import type { Job } from '../platform/jobs/job.ts'
import type { Service } from '../platform/service.ts'
import { room } from '../schema/room.ts'
import { standbyRequest } from '../schema/standby-request.ts'
import { awardRoom } from './award-room.ts'
import { declineStandbyRequest } from './decline-standby-request.ts'
import { isAsAsked, type WaitingStandbyRequest, listWaitingRequests } from './list-waiting-requests.ts'
import { roomsFree } from './rooms-free.ts'

type StandbyNeeds = Pick<Service, 'store' | 'clock'>

/**
 * One sweep over all properties: awards free rooms to standby requests, in their one order, and declines the
 * requests of guests who arrive today. Several processes may sweep at once: each award is made once, and in the
 * same order.
 */
export async function sweepStandby(needs: StandbyNeeds): Promise<void> {
  const { store, clock } = needs
  await endStandbyRequests(store.db, clock.now())
  const waiting = await listWaitingRequests(store.db)
  const when = (time: StandbyTime) =>
    waiting.filter((request) => timeOfRequest(request, clock.now()) === time)
  for (const request of when('is-over')) await declineStandbyRequest(needs, request)
  const given = when('is-given')
  for (const propertyId of new Set(given.map((request) => request.propertyId)))
    await giveInTurn(
      needs,
      given.filter((request) => request.propertyId === propertyId),
    )
}

async function giveInTurn(needs: StandbyNeeds, requests: readonly WaitingStandbyRequest[]): Promise<void> {
  const awards = awardsInTurn(requests, await roomsFree(needs.store.db, requests))
  let next = awards.next()
  while (!next.done) next = awards.next(await awardRoom(needs, next.value))
}

const timeOfRequest = ({ stay, days, timeZone }: WaitingStandbyRequest, now: Date): StandbyTime =>
  standbyTime(stay, days, today(timeZone, now.toISOString()))

/** Sweeps regularly. */
export const standbyJob: Job<StandbyNeeds> = { name: 'standby', everySeconds: 10, work: sweepStandby }

/** Ends the requests for rooms that were cancelled, or whose category has changed since. */
async function endStandbyRequests(database: Database, now: Date): Promise<void> {
  const asItWas = database.select({ one: sql`1` }).from(room).where(isAsAsked)
  await database
    .update(standbyRequest)
    .set({ state: 'withdrawn', endedAt: now })
    .where(and(eq(standbyRequest.state, 'waiting'), notExists(asItWas)))
}
