import { listSuperiorCategories, type Failure } from '@veranda/contract'
import { ok, type Result, type RoomOffer } from '@veranda/domain'
import { aReservationOfNineRooms, aRoomCategory } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { wordsAtom } from '../state/locale.ts'
import { aPortal } from '../testing.ts'
import { offersOf } from './choices.ts'
import { readNow } from './reading.ts'

const reservation = aReservationOfNineRooms()
const cancelled = 5

/** A line on which every room gets an offer named after it, but those that are said to fail. */
function aLine(failing: Readonly<Record<string, Failure>> = {}) {
  const asked: unknown[] = []
  const call = async (
    endpoint: unknown,
    { params, query }: { params: { roomId: string }; query: unknown },
  ) => {
    asked.push([endpoint, query])
    const category = aRoomCategory({ name: `Above ${params.roomId}` })
    const offers: readonly RoomOffer[] = [
      { category, availability: { kind: 'unavailable', restrictions: [{ kind: 'too-small' }] } },
    ]
    const refusal = failing[params.roomId]
    const answer: Result<readonly RoomOffer[], Failure> = refusal ? { ok: false, refusal } : ok(offers)
    return answer
  }
  const portal = aPortal({ client: { call: call as never } })
  portal.store.set(wordsAtom, { locale: 'es-MX', words: {} })
  return { asked, load: () => readNow(portal, offersOf(portal, reservation)) }
}

test('every room in force is asked about once, in the language that is read', async () => {
  const { asked, load } = aLine()
  const answer = await load()
  if (!answer.ok) throw new Error(answer.refusal.kind)
  expect([...answer.value.keys()]).toEqual([1, 2, 3, 4, 6, 7, 8, 9])
  expect(answer.value.has(cancelled)).toBe(false)
  expect(answer.value.get(9)?.[0]?.category.name).toBe('Above 5009')
  expect(asked).toEqual(Array.from({ length: 8 }, () => [listSuperiorCategories, { langCode: 'ES' }]))
})

test('half an answer is none: a guest would take what is missing for sold out', async () => {
  const failure: Failure = { kind: 'unavailable', retryAfterSeconds: 5 }
  expect(await aLine({ 5007: failure }).load()).toEqual({ ok: false, refusal: failure })
})
