import type { Failure } from '@veranda/contract'
import { type ChangeSelection, noSelection, ok, type Result, type StayQuote } from '@veranda/domain'
import { aReservation, aRoomsQuote } from '@veranda/domain/fixtures'
import { createStore } from 'jotai'
import { reservationAtom } from './state/reservation.ts'
import { sessionAtom } from './state/session.ts'
import { aPortal, noon } from './testing.ts'

export type Made = {
  readonly name: string
  readonly guard?: { readonly key: string; readonly version?: number }
  readonly body?: Record<string, unknown>
}
type Answer = Result<unknown, Failure>
type Answering = (made: Made) => Answer | Promise<Answer>

export const upgraded: ChangeSelection = { ...noSelection, rooms: [{ roomNumber: 1, roomTypeId: 903 }] }
export const upgradedTwice: ChangeSelection = { ...noSelection, rooms: [{ roomNumber: 1, roomTypeId: 904 }] }

export const lost: Answer = { ok: false, refusal: { kind: 'offline' } }
export const refusedBecause = (refusal: string, attached?: unknown): Answer => ({
  ok: false,
  refusal: { kind: 'refused', refusal, detail: 'No.', ...(attached === undefined ? {} : { attached }) },
})

/** A quote that holds for a quarter of an hour of the tests' clock. */
export function aGoodQuote(quoteId = 'quote-1'): StayQuote {
  const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()
  return aRoomsQuote({}, { quoteId, issuedAt: at(0), expiresAt: at(15) })
}

/** The answer to a confirm that did what it was asked. */
export const changed = (): Answer =>
  ok({ bookingId: reservation.bookingId, version: 2, change: aGoodQuote().change, refunds: [] })

const reservation = aReservation()

/** A guest with a session, before a service that answers each call by its name. A new store is a page read again. */
export function aChangingGuest(answers: Record<string, Answering> = {}) {
  const calls: Made[] = []
  const call = async ({ name }: { readonly name: string }, made: Omit<Made, 'name'> = {}) => {
    calls.push({ name, ...made })
    return (await answers[name]?.({ name, ...made })) ?? lost
  }
  const sessionEndsAt = (endsAt: number) => {
    const session = { reservationCode: reservation.reservationCode, brand: 'palace', endsAt } as const
    portal.store.set(sessionAtom, { kind: 'signed-in', session })
  }
  const portal = aPortal({ client: { call: call as never }, store: createStore() })
  portal.store.set(reservationAtom, { kind: 'ready', value: reservation })
  sessionEndsAt(noon + 3_600_000)
  return { portal, store: portal.store, calls, reservation, sessionEndsAt }
}
