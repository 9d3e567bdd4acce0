import { listCategoryDetails } from '@veranda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { room as roomTable } from '../schema/room.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { anUpgradingProperty, askFor, type UpgradingProperty } from './testing/an-upgrading-property.ts'

onEveryDatabaseInFull((open) => {
  let at: UpgradingProperty
  beforeAll(async () => {
    at = await anUpgradingProperty(await open())
  })
  afterAll(() => at.store.close())

  describe('upgrade offers are refused', () => {
    test('for another guest’s room, and for a cancelled one', async () => {
      const { client } = await at.guestOf()
      const other = await at.guestOf([
        { category: 0, pricePerNight: 20_000 },
        { category: 0, pricePerNight: 20_000 },
      ])
      const [, second] = other.own
      expect(await askFor(client, second?.roomId)).toMatchObject({ refusal: { kind: 'not-found' } })
      await at.store.db
        .update(roomTable)
        .set({ status: 'cancelled' })
        .where(eq(roomTable.id, second?.roomId ?? 0))
      expect(await askFor(other.client, second?.roomId)).toMatchObject({ refusal: { kind: 'not-found' } })
    })

    test('where no room may be upgraded, with the reason', async () => {
      const { client, own } = await at.guestOf([
        { category: 0, pricePerNight: 20_000, policy: { refundable: false, deadlineAt: '15:00', tiers: [] } },
      ])
      expect(await askFor(client, own[0]?.roomId)).toMatchObject({
        refusal: {
          refusal: 'action-not-allowed',
          attached: { reason: 'not-every-room-refundable' },
        },
      })
    })
  })

  test('the property’s categories are listed highest first, and only for its guest', async () => {
    const { client, own } = await at.guestOf()
    const other = await at.guestOf()
    const asked = (bookingId = 0) => client.call(listCategoryDetails, { body: { bookingId } })
    const answer = await asked(own[0]?.bookingId)
    expect(answer.ok && answer.value.map(({ rank: own }) => own)).toEqual([3, 2, 1, 0])
    expect(await asked(other.own[0]?.bookingId)).toMatchObject({ refusal: { kind: 'not-found' } })
  })
})
