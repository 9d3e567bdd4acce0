import { answerReviewQuestion, askAboutReview, getCancellation, getInboxItem } from '@veranda/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BookedRoom } from '../changes/testing/a-test-property.ts'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import { pdf } from '../documents/testing/files.ts'
import { sending } from '../documents/testing/a-sender.ts'
import type { Store } from '../platform/db/store.ts'
import { inventory } from '../schema/inventory.ts'
import { outbox } from '../schema/outbox.ts'
import { aBackOffice } from '../staff/testing/a-back-office.ts'
import { openEmbedded } from '../testing/on-every-database.ts'
import { aPayingGuest, canceller, aNightIsRetained } from './testing/a-cancelling-guest.ts'
import { arrivals, openWholeWorld } from '../changes/testing/whole-world.ts'

let store: Store
let hotel: Awaited<ReturnType<typeof openWholeWorld>>
let office: ReturnType<typeof aBackOffice>
beforeAll(async () => {
  store = await openEmbedded()
  hotel = await openWholeWorld(store)
  await store.db.update(inventory).set({ total: 90 })
  office = aBackOffice(store)
})
afterAll(() => store.close())

/** A guest whose cancellation is under review, and the hotel that decides on it. */
async function aReview() {
  const room: BookedRoom = { category: 0, pricePerNight: 30_000, paid: 90_000, policy: aNightIsRetained }
  const who = await aPayingGuest(store.db, hotel, { arrival: arrivals[0], rooms: [room, room] })
  const guest = canceller(office.app, who)
  const { requestId = '', bookingId } = await guest.cancel([2], { reason: { firstAnswer: 'wedding' } })
  const staff = office.byToken(['agent'])
  const params = { bookingId: String(bookingId) }
  const guard = () => ({ key: crypto.randomUUID() })
  return {
    requestId,
    staff,
    asks: (question: string) =>
      staff.call(askAboutReview, { params: { requestId }, body: { question }, guard: guard() }),
    answers: (answer: string, documentIds: string[] = []) =>
      guest.client.call(answerReviewQuestion, { params, body: { answer, documentIds }, guard: guard() }),
    sends: async () => String((await sending(office.app, who, bookingId)(pdf()))['documentId']),
    sees: async () => valueOf(await guest.client.call(getCancellation, { params })).questions,
    item: async () =>
      valueOf(await staff.call(getInboxItem, { params: { kind: 'review', itemId: requestId } })),
  }
}

describe('a question during a review', () => {
  test('is read by the guest, answered with a text and a document, and the hotel reads both', async () => {
    const review = await aReview()
    expect(await review.sees()).toBeUndefined()
    valueOf(await review.asks('Which flight did you book?\n\nA copy would help.'))
    expect(await review.item()).toMatchObject({ state: 'asked' })
    expect(await review.sees()).toMatchObject([
      { question: 'Which flight did you book?\n\nA copy would help.' },
    ])
    // During a review nothing can be canceled, and yet what was asked for can be sent.
    const documentId = await review.sends()
    expect(await review.answers('  AM 442  ', [documentId])).toMatchObject({ ok: true })
    expect(await review.sees()).toMatchObject([{ answer: 'AM 442', answeredAt: expect.any(String) }])
    const item = await review.item()
    expect(item).toMatchObject({ state: 'answered', questions: [{ answer: 'AM 442' }] })
    expect(item.documents.map(({ documentId: id }) => id)).toContain(documentId)
    expect(await review.answers('Again')).toMatchObject({ refusal: { refusal: 'no-question' } })
  })

  test('waits for one answer at a time, and each question has its letter', async () => {
    const review = await aReview()
    valueOf(await review.asks('One?'))
    expect(await review.asks('Two?')).toMatchObject({ refusal: { refusal: 'question-open' } })
    valueOf(await review.answers('Yes'))
    valueOf(await review.asks('Two?'))
    expect(await review.sees()).toMatchObject([{ question: 'One?' }, { question: 'Two?' }])
    const letters = (await store.db.select().from(outbox)).filter(
      ({ dedupeKey }) => dedupeKey?.startsWith(`review-question:${review.requestId}`) ?? false,
    )
    expect(letters).toHaveLength(2)
    // What was written stays on the reservation, where only its guest reads it.
    expect(JSON.stringify(letters)).not.toContain('One?')
  })

  test('is answered with documents alone, and with nothing it is not', async () => {
    const review = await aReview()
    expect(await review.sends()).toBe('undefined')
    valueOf(await review.asks('A copy of the ticket?'))
    expect(await review.answers('  ')).toMatchObject({ refusal: { refusal: 'answer-missing' } })
    expect(await review.answers('', [await review.sends()])).toMatchObject({ ok: true })
    expect(await review.sees()).toMatchObject([{ answer: '' }])
  })
})
