import { type BrandId, money, sum } from '@veranda/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  loadReservationText,
  onEveryDatabaseInFull,
  reservationFrom,
  sampleToday,
  type Store,
} from '@veranda/booking-service/testing'
import { sampleProperties } from '../properties.ts'
import { stories } from '../stories.ts'
import type { Story } from '../stories/story.ts'
import { samples } from './samples.ts'

const brandOf = ({ property }: Story): BrandId =>
  sampleProperties.find(({ row }) => row.code === property)?.row.brand ?? 'palace'
const share = { all: 1, half: 0.5, nothing: 0 }
const transferOf = ({ property, transfer }: Story): number =>
  transfer ? (sampleProperties.find(({ row }) => row.code === property)?.row.transferPrice ?? 0) : 0

// Calculated from the story and the nights alone, without the ledger the service reads.
onEveryDatabaseInFull((open) => {
  let store: Store
  beforeAll(async () => {
    store = await open(samples)
  })
  afterAll(() => store.close())

  describe('what is paid and owed is what the story says', () => {
    test.each(stories.map((story) => ({ story, code: story.code })))('$code', async ({ story }) => {
      const brand = brandOf(story)
      const reader = { reservationCode: story.code, brand }
      const text = await loadReservationText(store.db, reader, 'en')
      const read = reservationFrom(text ?? '', `${sampleToday}T12:00:00.000Z`)
      const { currency, pricing } = read
      const cents = (amount: number) => money(amount, currency)
      const isRetained = (index: number) => story.rooms[index]?.status !== 'cancelled'
      const priceOf = (index: number) =>
        (read.rooms[index]?.dailyRates ?? []).reduce((price, rate) => price + rate.price.amount, 0)
      // What becomes a credit stays with the hotel; what is refunded does not.
      const isPaidBack = (index: number) => !isRetained(index) && story.cancelledFor !== 'credit'
      const paidOf = (index: number) =>
        isPaidBack(index) ? 0 : Math.round(priceOf(index) * share[story.paid])

      for (const [index, room] of read.rooms.entries()) {
        expect(room.total).toEqual(cents(priceOf(index)))
        expect(room.paid).toEqual(cents(paidOf(index)))
        expect(room.balance).toEqual(cents(isRetained(index) ? priceOf(index) - paidOf(index) : 0))
        for (const service of room.services) {
          expect(service.total).toEqual(cents(service.unitPrice.amount * service.quantity))
          expect(service.isPaid).toBe(story.paid === 'all')
        }
      }
      const stored = read.rooms.filter((_, index) => isRetained(index))
      const addOns = sum(
        stored.flatMap(({ services }) => services.map(({ total }) => total)),
        currency,
      )
      const transfer = stored.length > 0 ? transferOf(story) : 0
      const total = stored.reduce((price, room) => price + room.total.amount, 0) + addOns.amount + transfer
      const paid =
        read.rooms.reduce((all, _, index) => all + (isRetained(index) ? paidOf(index) : 0), 0) +
        (story.paid === 'all' ? addOns.amount : 0) +
        transfer
      expect(read.transfer?.isPaid ?? true).toBe(true)
      expect(pricing).toMatchObject({
        total: cents(total),
        paid: cents(paid),
        balance: cents(total - paid),
      })
    })
  })
})
