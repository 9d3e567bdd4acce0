import type { Failure } from '@veranda/contract'
import { ok, type Result, type StayQuote } from '@veranda/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeDraftAtom, dropChange, goodQuoteOf, quoteOf, selectionIn } from '../state/change-draft.ts'
import { changeMadeAtom } from '../state/change-made.ts'
import { extraGuestsAtom } from '../state/extra-guests.ts'
import { paymentDraftAtom } from '../state/payment-draft.ts'
import { upgradeDraftAtom } from '../state/upgrade-draft.ts'
import {
  aChangingGuest,
  aGoodQuote,
  changed,
  lost,
  refusedBecause,
  upgraded,
  upgradedTwice,
} from '../testing-changes.ts'
import { confirmChange } from './confirm-change.ts'
import { payForChange } from './pay-for-change.ts'
import { quoteChange, takeUpFresh } from './quote-change.ts'
import { startChangePayment } from './start-change-payment.ts'

const purpose = 'upgrade-room'
const draft = changeDraftAtom(purpose)
const quoted = () => ok(aGoodQuote())

beforeEach(() => sessionStorage.clear())

describe('asking what a change costs', () => {
  test('keeps the selection whether it is answered or not', async () => {
    const { portal, store } = aChangingGuest()
    expect((await quoteChange(portal, purpose, upgraded)).ok).toBe(false)
    expect(selectionIn(store.get(draft))).toEqual(upgraded)
  })

  test('says which flow asks, and what for', async () => {
    const { portal, calls } = aChangingGuest({ quoteChange: quoted })
    await quoteChange(portal, purpose, upgraded)
    expect(calls).toMatchObject([
      { name: 'quoteChange', body: { purpose, rooms: [{ roomNumber: 1, idDefRoomType: 903 }] } },
    ])
  })

  test('is answered for the last selection, whatever came in between', async () => {
    const asked: ((answer: Result<StayQuote, Failure>) => void)[] = []
    const { portal, store, calls } = aChangingGuest({
      quoteChange: () => new Promise((resolve) => asked.push(resolve)),
    })
    const first = quoteChange(portal, purpose, upgraded)
    store.set(
      draft,
      (stored) => stored && { ...stored, selection: { rooms: [{ roomNumber: 1, idDefRoomType: 904 }] } },
    )
    asked[0]?.(ok(aGoodQuote('of-the-first-selection')))
    await expect.poll(() => asked.length).toBe(2)
    expect(quoteOf(store, purpose)).toBeUndefined()
    asked[1]?.(ok(aGoodQuote('of-the-last-selection')))
    expect(await first).toMatchObject({ ok: true, value: { quoteId: 'of-the-last-selection' } })
    expect(selectionIn(store.get(draft))).toEqual(upgradedTwice)
    expect(calls).toHaveLength(2)
  })

  test('leaves nothing behind for a selection that was dropped meanwhile', async () => {
    const { portal, store } = aChangingGuest({
      quoteChange: () => {
        dropChange(store, purpose)
        return quoted()
      },
    })
    await quoteChange(portal, purpose, upgraded)
    expect(store.get(draft)).toBeUndefined()
  })
})

test('selection and quote survive a reload', async () => {
  const { portal } = aChangingGuest({ quoteChange: quoted })
  await quoteChange(portal, purpose, upgraded)
  const reloaded = aChangingGuest()
  // The first read of a draft is from the tab's own storage.
  reloaded.store.sub(draft, () => undefined)
  expect(selectionIn(reloaded.store.get(draft))).toEqual(upgraded)
  expect(goodQuoteOf(reloaded.portal, purpose)?.quoteId).toBe('quote-1')
})

describe('a quote that was kept holds no longer', () => {
  test.each<[string, (guest: ReturnType<typeof aChangingGuest>) => void]>([
    ['in another session', ({ sessionEndsAt }) => sessionEndsAt(1)],
    [
      'of another version of the stay',
      ({ store }) => store.set(draft, (stored) => stored && { ...stored, version: 99 }),
    ],
    [
      'when another version of the portal wrote it',
      ({ store }) => store.set(draft, (stored) => stored && { ...stored, quote: '{}' }),
    ],
  ])('%s', async (_, happens) => {
    const guest = aChangingGuest({ quoteChange: quoted })
    await quoteChange(guest.portal, purpose, upgraded)
    expect(goodQuoteOf(guest.portal, purpose)).toBeDefined()
    happens(guest)
    expect(goodQuoteOf(guest.portal, purpose)).toBeUndefined()
  })

  test('when its time is over', async () => {
    const { portal } = aChangingGuest({ quoteChange: quoted })
    await quoteChange(portal, purpose, upgraded)
    const later = { ...portal, now: () => portal.now() + 16 * 60_000 }
    expect(goodQuoteOf(later, purpose)).toBeUndefined()
  })
})

describe('confirming', () => {
  async function aGuestWithPrice(...answers: readonly ReturnType<typeof changed>[]) {
    let heard = 0
    const guest = aChangingGuest({ quoteChange: quoted, changeStay: () => answers[heard++] ?? lost })
    await quoteChange(guest.portal, purpose, upgraded)
    return { ...guest, confirms: () => guest.calls.filter(({ name }) => name === 'changeStay') }
  }

  test('again after a lost answer repeats the same request under the same key', async () => {
    const { portal, store, confirms } = await aGuestWithPrice(lost, changed())
    await confirmChange(portal, purpose, { timing: 'at-check-in' })
    expect(store.get(draft)?.isAsked).toBe(true)
    expect((await confirmChange(portal, purpose, { timing: 'at-check-in' })).ok).toBe(true)
    expect(confirms()).toHaveLength(2)
    expect(confirms()[1]).toEqual(confirms()[0])
  })

  test('another quote takes another key', async () => {
    const { portal, confirms } = await aGuestWithPrice()
    await confirmChange(portal, purpose, {})
    await quoteChange(portal, purpose, upgraded)
    await confirmChange(portal, purpose, {})
    expect(confirms()[1]?.guard?.key).not.toBe(confirms()[0]?.guard?.key)
  })

  test('after a refusal nothing is open, and the selection stays', async () => {
    const { portal, store } = await aGuestWithPrice(refusedBecause('sold-out'))
    await confirmChange(portal, purpose, {})
    expect(store.get(draft)).toMatchObject({ isAsked: false })
    expect(selectionIn(store.get(draft))).toEqual(upgraded)
  })

  test('again from the page before the payment names the payment that was begun', async () => {
    const { portal, store, confirms } = await aGuestWithPrice(lost, changed())
    store.set(draft, (stored) => stored && { ...stored, timing: 'now', paymentId: 'pay-1' })
    await confirmChange(portal, purpose, { timing: 'now', paymentId: 'pay-1' })
    await confirmChange(portal, purpose, { timing: 'now' })
    expect(confirms()[1]).toEqual(confirms()[0])
  })

  const turnedAway = { ok: false, refusal: { kind: 'not-signed-in' } } as const

  test('after the session ended asked for nothing', async () => {
    const { portal, store } = await aGuestWithPrice(turnedAway)
    await confirmChange(portal, purpose, {})
    expect(store.get(draft)?.isAsked ?? false).toBe(false)
  })

  test('whose answer was lost is still open when the next press is turned away', async () => {
    const { portal, store } = await aGuestWithPrice(lost, turnedAway)
    await confirmChange(portal, purpose, {})
    await confirmChange(portal, purpose, {})
    expect(store.get(draft)?.isAsked).toBe(true)
  })

  test('a price that moved comes with the new one, under another key', async () => {
    const fresh = aGoodQuote('fresh')
    const { portal, store } = await aGuestWithPrice(refusedBecause('price-moved', fresh))
    const key = store.get(draft)?.key
    const answer = await confirmChange(portal, purpose, {})
    if (answer.ok) throw new Error('Not refused')
    expect(takeUpFresh(portal, purpose, answer.refusal)?.quoteId).toBe('fresh')
    expect(quoteOf(store, purpose)?.quoteId).toBe('fresh')
    expect(store.get(draft)?.key).not.toBe(key)
    expect(selectionIn(store.get(draft))).toEqual(upgraded)
  })

  test('a code whose promotion has ended meanwhile is let go of, and the rest is priced', async () => {
    const answers = [refusedBecause('promotion-not-found'), quoted()]
    const { portal, store, calls } = aChangingGuest({ quoteChange: () => answers.shift() ?? quoted() })
    const answer = await quoteChange(portal, purpose, { ...upgraded, promotionCode: 'SUNNY15' })
    expect(answer.ok).toBe(true)
    expect(calls.map(({ body }) => body?.['promocode'])).toEqual(['SUNNY15', undefined])
    expect(selectionIn(store.get(draft))).toEqual(upgraded)
  })

  test('what was done is told, and nothing of the selection is left', async () => {
    const { portal, store } = await aGuestWithPrice(changed())
    await confirmChange(portal, purpose, {})
    expect(store.get(changeMadeAtom)?.purpose).toBe(purpose)
    expect(store.get(draft)).toBeUndefined()
  })

  test('one way of several forgets the others, and no other flow', async () => {
    const { portal, store } = aChangingGuest({ quoteChange: quoted, changeStay: changed })
    for (const one of ['variant-1', 'variant-2', purpose] as const) await quoteChange(portal, one, upgraded)
    await confirmChange(portal, 'variant-1', {})
    expect(store.get(changeDraftAtom('variant-2'))).toBeUndefined()
    expect(selectionIn(store.get(draft))).toEqual(upgraded)
  })
})

describe('going on to pay', () => {
  test('notes what the guards ask for, and the categories that were chosen', async () => {
    const { portal, store, reservation } = aChangingGuest({ quoteChange: quoted })
    await quoteChange(portal, purpose, upgraded)
    startChangePayment(portal, reservation, purpose)
    const { settlement } = aGoodQuote().change
    expect(settlement.kind).toBe('to-pay')
    expect(store.get(paymentDraftAtom)).toMatchObject({
      purpose,
      total: settlement.kind === 'to-pay' && settlement.amount.amount,
    })
    expect(store.get(upgradeDraftAtom)?.rooms).toMatchObject([{ roomTypeId: 903 }])
    expect(store.get(draft)?.timing).toBe('now')
  })

  test('notes the guests who join, room by room', async () => {
    const { portal, store, reservation } = aChangingGuest({ quoteChange: quoted })
    const moreGuests = { adults: 1, teens: 0, kids: 1, infants: 0 }
    await quoteChange(portal, 'add-guests', { ...upgraded, rooms: [{ roomNumber: 1, moreGuests }] })
    startChangePayment(portal, reservation, 'add-guests')
    const [room] = reservation.rooms
    expect(store.get(extraGuestsAtom)).toEqual([{ roomId: room?.roomId, guests: moreGuests }])
  })

  test('keeps the payment it began', async () => {
    const { portal, store } = aChangingGuest({
      quoteChange: quoted,
      startPayment: () => ok({ paymentId: 'pay-1', state: 'authorised' }),
    })
    await quoteChange(portal, purpose, upgraded)
    await payForChange(portal, purpose, { kind: 'card', token: 'tok' })
    expect(store.get(draft)?.paymentId).toBe('pay-1')
  })
})
