import { awardsInTurn, standbyTime, type StandbyTime, today } from '@veranda/domain'
import { repeat, type Repeating } from '../platform/jobs/job.ts'
import type { Service } from '../service.ts'
import { awardRoom } from './award-room.ts'
import { declineWish } from './decline-wish.ts'
import { endWishes } from './end-wishes.ts'
import { roomsFree } from './rooms-free.ts'
import { type WaitingWish, waitingWishes } from './waiting-wishes.ts'

export type StandbyNeeds = Pick<Service, 'store' | 'clock'>

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
export const startStandbySweep = (
  needs: StandbyNeeds,
  onFailure: (failure: unknown) => void,
  everySeconds = 10,
): Repeating => repeat(() => sweepStandby(needs), everySeconds, onFailure)
