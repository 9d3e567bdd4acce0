import {
  answerSpecialRequest,
  createClient,
  listSpecialRequests,
  markSpecialRequestSeen,
  sendSpecialRequest,
} from '@veranda/contract'
import type { PlainDate } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aCancellingProperty,
  aRoom,
  type CancellingProperty,
  late,
  opening,
} from '../cancellations/testing/a-cancelling-property.ts'
import { aStaffToken, aToken } from '../testing/a-service.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'

const room = aRoom()
const cot = 'A cot for the baby, please'
const newKey = () => crypto.randomUUID()

onEveryDatabase((open, inFull) => {
  let at: CancellingProperty
  beforeAll(async () => {
    at = await aCancellingProperty(await open())
  })
  afterAll(() => at.store.close())

  /** A guest, and the calls they make about requests through the real client. */
  async function asker(rooms = 2, arrival?: PlainDate) {
    const guest = await at.guestOf(
      Array.from({ length: rooms }, () => room),
      arrival,
    )
    const send = async (roomNumber: number, comment: string, key = newKey(), seen?: number) => {
      const { rooms: own, version } = await guest.reservation()
      const roomId = String(own.find((one) => one.roomNumber === roomNumber)?.roomId ?? 0)
      const guard = { key, version: seen ?? version }
      return guest.client.call(sendSpecialRequest, { params: { roomId }, body: { comment }, guard })
    }
    const list = async () => {
      const { bookingId } = await guest.reservation()
      const answer = await guest.client.call(listSpecialRequests, {
        params: { bookingId: String(bookingId) },
      })
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
      return answer.value
    }
    const sent = async (comment = cot) => {
      const answer = await send(2, comment)
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
      return answer.value
    }
    return { ...guest, send, sent, list }
  }

  function staffWith(token: string) {
    const client = createClient({
      baseUrl: 'http://admin.localhost:4000/api',
      bearer: async () => token,
      fetch: async (input, init) => at.app.fetch(new Request(input, init)),
    })
    const of = (id: number) => ({ params: { requestId: String(id) }, guard: { key: newKey() } })
    return {
      see: (id: number) => client.call(markSpecialRequestSeen, { ...of(id), body: {} }),
      reply: (id: number, answer: string) =>
        client.call(answerSpecialRequest, { ...of(id), body: { answer } }),
    }
  }
  const agent = () => staffWith(aStaffToken(['agent']))

  inFull(() => {
    describe('a guest', () => {
      test('makes a request for a room: it is in the reservation and its history, under the room’s own number', async () => {
        const guest = await asker()
        const before = await guest.reservation()
        expect(await guest.send(2, `  ${cot}\r\nand a night light `)).toMatchObject({
          value: {
            state: 'sent',
            roomNumber: 2,
            roomConfirmation: `${before.reservationCode}/2`,
            text: `${cot}\nand a night light`,
          },
        })
        const after = await guest.reservation()
        expect(after.version).toBe(before.version + 1)
        expect(after.rooms.map(({ specialRequests }) => specialRequests.length)).toEqual([0, 1])
        expect(after.history.at(-1)).toMatchObject({ kind: 'request-sent', by: 'guest' })
        expect(await guest.list()).toHaveLength(1)
      })

      test('who retries after a lost answer has made one request', async () => {
        const guest = await asker()
        const key = newKey()
        const { version } = await guest.reservation()
        const first = await guest.send(1, cot, key, version)
        expect(await guest.send(1, cot, key, version)).toEqual(first)
        expect(await guest.list()).toHaveLength(1)
        expect(await guest.send(1, 'Something else', key)).toMatchObject({
          refusal: { refusal: 'idempotency-key-reused' },
        })
      })

      test('makes a request on the version they saw: on a stale one nothing is stored', async () => {
        const guest = await asker()
        const { version } = await guest.reservation()
        await guest.send(1, cot)
        expect(await guest.send(1, 'Flowers', newKey(), version)).toMatchObject({
          refusal: { refusal: 'version-changed' },
        })
        expect(await guest.list()).toHaveLength(1)
      })

      test('sees the newest request first', async () => {
        const guest = await asker()
        await guest.send(1, 'First')
        at.service.clock.moveOn(60)
        await guest.send(2, 'Second')
        expect((await guest.list()).map(({ text }) => text)).toEqual(['Second', 'First'])
      })

      test('cannot make a request of spaces only', async () => {
        const guest = await asker()
        expect(await guest.send(1, ' \n ')).toMatchObject({ refusal: { refusal: 'request-missing' } })
        expect(await guest.send(1, 'a'.repeat(501))).toMatchObject({ ok: false })
        expect(await guest.list()).toEqual([])
      })

      test('reaches only their own rooms and requests', async () => {
        const [guest, other] = [await asker(), await asker()]
        await other.sent()
        const { bookingId, rooms, version } = await other.reservation()
        const guard = { key: newKey(), version }
        const params = { roomId: String(rooms[0]?.roomId) }
        expect(
          await guest.client.call(sendSpecialRequest, { params, body: { comment: cot }, guard }),
        ).toMatchObject({ refusal: { kind: 'not-found' } })
        expect(
          await guest.client.call(listSpecialRequests, { params: { bookingId: String(bookingId) } }),
        ).toMatchObject({ refusal: { kind: 'not-found' } })
        expect(await other.list()).toHaveLength(1)
      })

      test('in house may still make a request; after the stay no more', async () => {
        const guest = await asker(1, opening)
        const inHouse = await guest.reservation()
        await at.store.db.execute(sql`update reservation set arrival = '2027-02-27', departure = '2027-03-03'
        where code = ${inHouse.reservationCode}`)
        expect(await guest.send(1, 'A late breakfast')).toMatchObject({ ok: true })
        await at.store.db.execute(sql`update reservation set arrival = '2027-02-20', departure = '2027-02-26'
        where code = ${inHouse.reservationCode}`)
        expect(await guest.send(1, 'A forgotten umbrella')).toMatchObject({
          refusal: { refusal: 'action-not-allowed', attached: { reason: 'stay-is-over' } },
        })
      })

      test('with a cancelled room, a cancelled reservation or one under review is refused with the reason', async () => {
        const guest = await asker()
        await guest.cancel([2])
        expect(await guest.send(2, cot)).toMatchObject({ refusal: { refusal: 'room-cancelled' } })
        expect(await guest.send(1, cot)).toMatchObject({ ok: true })
        await guest.cancel([1])
        expect(await guest.send(1, cot)).toMatchObject({
          refusal: { refusal: 'action-not-allowed', attached: { reason: 'reservation-cancelled' } },
        })
        const waiting = await asker(2, late)
        await waiting.cancel([2], { reason: { firstAnswer: 'wedding' } })
        expect(await waiting.send(1, cot)).toMatchObject({
          refusal: { refusal: 'action-not-allowed', attached: { reason: 'cancellation-under-review' } },
        })
      })
    })
  })

  describe('the hotel’s staff', () => {
    test('mark a request as seen, which changes nothing else', async () => {
      const guest = await asker()
      const { requestId } = await guest.sent()
      const before = await guest.reservation()
      expect(await agent().see(requestId)).toMatchObject({ value: { state: 'seen' } })
      expect(await guest.list()).toMatchObject([{ state: 'seen', text: cot }])
      expect(await guest.reservation()).toEqual(before)
    })

    test('answer it, and the guest reads the answer; a second answer is refused', async () => {
      const guest = await asker()
      const { requestId } = await guest.sent()
      const before = await guest.reservation()
      expect(await agent().reply(requestId, ' It will be there. ')).toMatchObject({
        value: { state: 'answered', answer: 'It will be there.' },
      })
      expect(await guest.list()).toMatchObject([{ state: 'answered', answer: 'It will be there.' }])
      const after = await guest.reservation()
      expect(after.version).toBe(before.version + 1)
      expect(after.history.at(-1)).toMatchObject({ kind: 'request-answered', by: 'hotel' })
      expect(await agent().reply(requestId, 'Or not.')).toMatchObject({
        refusal: { refusal: 'request-answered' },
      })
      expect(await agent().see(requestId)).toMatchObject({ value: { state: 'answered' } })
    })

    test('who answer at the same time: one succeeds', async () => {
      const guest = await asker()
      const { requestId } = await guest.sent()
      const answers = await Promise.all(['Yes', 'No'].map((answer) => agent().reply(requestId, answer)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(
        (await guest.reservation()).history.filter(({ kind }) => kind === 'request-answered'),
      ).toHaveLength(1)
    })

    test('consist of its groups’ members: a guest or a stranger is refused', async () => {
      const guest = await asker()
      const { requestId } = await guest.sent()
      const { reservationCode } = await guest.reservation()
      for (const token of [aToken(reservationCode, 'palace'), aStaffToken([]), aStaffToken(['guests'])])
        for (const answer of [
          await staffWith(token).see(requestId),
          await staffWith(token).reply(requestId, 'Yes'),
        ])
          expect(answer).toMatchObject({ refusal: { kind: 'forbidden' } })
      expect(await agent().see(999_999)).toMatchObject({ refusal: { kind: 'not-found' } })
      expect(await guest.list()).toMatchObject([{ state: 'sent' }])
    })
  })
})
