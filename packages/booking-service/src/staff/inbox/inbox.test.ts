import {
  answerSpecialRequest,
  assignInboxItem,
  getInboxItem,
  listInbox,
  listSpecialRequests,
  requestCall,
  sendSpecialRequest,
  settleHelpTicket,
  signInStaff,
} from '@veranda/contract'
import type { InboxKind } from '@veranda/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canceller, aPayingGuest } from '../../cancellations/testing/a-cancelling-guest.ts'
import { valueOf } from '../../changes/testing/a-changing-guest.ts'
import { arrivals, openWholeWorld } from '../../changes/testing/whole-world.ts'
import type { Store } from '../../platform/db/store.ts'
import { openEmbedded } from '../../testing/on-every-database.ts'
import { aCall } from '../../tickets/testing/a-call.ts'
import { aBackOffice, rightPassword } from '../testing/a-back-office.ts'
import { recordedActions } from '../testing/recorded-actions.ts'

let store: Store
let hotel: Awaited<ReturnType<typeof openWholeWorld>>
let office: ReturnType<typeof aBackOffice>
beforeAll(async () => {
  store = await openEmbedded()
  hotel = await openWholeWorld(store)
  office = aBackOffice(store)
})
afterAll(() => store.close())

let count = 0
async function aMember() {
  const userName = `inbox.${++count}`
  await office.anAccount(userName, { displayName: `Member ${count}` })
  const { client } = office.aBrowser()
  await client.call(signInStaff, { body: { userName, password: rightPassword, source: 'local' } })
  return { client, userName, name: `Member ${count}` }
}

async function aRequest(comment = 'A cot, please') {
  const who = await aPayingGuest(store.db, hotel, {
    arrival: arrivals[0],
    rooms: [{ category: 0, pricePerNight: 30_000 }],
  })
  const guest = canceller(office.app, who)
  const read = await guest.reservation()
  const sent = await guest.client.call(sendSpecialRequest, {
    params: { roomId: String(read.rooms[0]?.roomId) },
    body: { comment },
    guard: { key: crypto.randomUUID(), version: read.version },
  })
  return { guest, read, itemId: String(valueOf(sent).requestId) }
}

const kindsIn = (items: readonly { readonly kind: InboxKind; readonly itemId: string }[], itemId: string) =>
  items.filter((item) => item.itemId === itemId).map(({ kind }) => kind)

describe('the inbox', () => {
  test('shows a guest’s request until it is answered, and the guest reads the answer', async () => {
    const { client } = await aMember()
    const { guest, read, itemId } = await aRequest()
    expect(kindsIn(valueOf(await client.call(listInbox, { query: {} })), itemId)).toEqual(['request'])
    const item = valueOf(await client.call(getInboxItem, { params: { kind: 'request', itemId } }))
    expect(item).toMatchObject({ text: 'A cot, please', state: 'new', version: 0 })
    expect(item.history.map(({ kind }) => kind)).toContain('request-sent')
    const answer = await client.call(answerSpecialRequest, {
      params: { requestId: itemId },
      body: { answer: 'It will be there.' },
      guard: { key: crypto.randomUUID() },
    })
    expect(answer).toMatchObject({ ok: true })
    expect(kindsIn(valueOf(await client.call(listInbox, { query: {} })), itemId)).toEqual([])
    expect(await client.call(getInboxItem, { params: { kind: 'request', itemId } })).toMatchObject({
      refusal: { kind: 'not-found' },
    })
    const bookingId = String(read.bookingId)
    expect(await guest.client.call(listSpecialRequests, { params: { bookingId } })).toMatchObject({
      value: [{ answer: 'It will be there.' }],
    })
  })

  test('tells two people who take on one thing at once, and one of them has it', async () => {
    const [one, other] = [await aMember(), await aMember()]
    const { itemId } = await aRequest()
    const params = { kind: 'request', itemId } as const
    const take = ({ client }: typeof one) =>
      client.call(assignInboxItem, { params, body: { to: 'me', version: 0 } })
    const answers = await Promise.all([take(one), take(other)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const [winner, loser] = answers[0]?.ok ? [one, other] : [other, one]
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      refusal: {
        refusal: 'item-changed',
        attached: { item: { assignedTo: { name: winner.name }, version: 1 } },
      },
    })
    expect(
      await loser.client.call(assignInboxItem, { params, body: { to: 'me', version: 1 } }),
    ).toMatchObject({ value: { assignedTo: { name: loser.name }, version: 2 } })
    const back = await loser.client.call(assignInboxItem, { params, body: { to: 'nobody', version: 2 } })
    expect(valueOf(back).assignedTo).toBeUndefined()
    expect(await recordedActions(store, winner.userName)).toEqual(['staff-sign-in', 'take-inbox-item'])
    expect(await recordedActions(store, loser.userName)).toEqual([
      'staff-sign-in',
      'take-inbox-item',
      'give-back-inbox-item',
    ])
  })

  test('keeps a call in sight until the guest was reached, a stranger’s too', async () => {
    const { client } = await aMember()
    const stranger = await aBackOfficeStranger()
    const call = (outcome: 'called' | 'not-reached') =>
      client.call(settleHelpTicket, {
        params: { ticket: stranger },
        body: { outcome },
        guard: { key: crypto.randomUUID() },
      })
    const find = async () =>
      valueOf(await client.call(listInbox, { query: { kind: 'ticket' } })).find(
        ({ itemId }) => itemId === stranger,
      )
    expect(await find()).toMatchObject({ state: 'new', hotel: '' })
    await call('not-reached')
    expect(await find()).toMatchObject({ state: 'not-reached' })
    await call('called')
    expect(await find()).toBeUndefined()
  })

  test('answers an address that names nothing as nothing, whatever its kind', async () => {
    const { client } = await aMember()
    for (const kind of ['request', 'review', 'price-match', 'standby', 'ticket', 'payment'] as const)
      expect(await client.call(getInboxItem, { params: { kind, itemId: 'no-such-thing' } })).toMatchObject({
        refusal: { kind: 'not-found' },
      })
  })
})

async function aBackOfficeStranger(): Promise<string> {
  const { clientOf } = await import('../../testing/a-service.ts')
  const asked = await clientOf(office.app).call(requestCall, {
    body: aCall(),
    guard: { key: crypto.randomUUID() },
  })
  return valueOf(asked).ticketNumber
}
