import type { StayChange } from '@veranda/domain'
import { and, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { expect } from 'vitest'
import { exactMoney, signedMoney } from '../../letters/letter-formats.ts'
import { stayChangedLetter, stayChangedOrder } from '../../letters/stay-changed/letter.ts'
import type { Database } from '../../platform/db/database.ts'
import { listReceipts } from '../../receipts/list-receipts.ts'
import { outbox } from '../../schema/outbox.ts'
import { palaceLetterhead } from '../../testing/sample-brands.ts'

const locale = 'en-US'
/** A room of the letter together with its main guest. */
const held = <Named extends object>(named: Named) => ({ ...named, guest: 'Ada Vale' })

type Shown = Pick<StayChange, 'currentTotal' | 'newTotal' | 'difference' | 'settlement'>

/**
 * Draws the letter of the last change of a reservation, and expects in its text the sums the guest was shown; and on the
 * receipt it names, what was paid for the change.
 */
export async function expectSameInLetter(
  db: Database,
  { bookingId, reservationCode }: { readonly bookingId: number; readonly reservationCode: string },
  { currentTotal, newTotal, difference, settlement }: Shown,
  paidNow = false,
): Promise<void> {
  const ordered = and(eq(outbox.reservationCode, reservationCode), eq(outbox.kind, 'stay-changed'))
  const [row] = await db.select().from(outbox).where(ordered).orderBy(desc(outbox.sentWith)).limit(1)
  const order = v.parse(stayChangedOrder, row?.payload)
  const { text } = await stayChangedLetter({
    ...order,
    rooms: order.rooms.map(held),
    services: order.services.map(held),
    letterhead: palaceLetterhead,
    hotelName: 'House',
    helpPhone: '+1 555 0100',
    locale,
    firstName: 'Ada',
    link: 'https://stay.palace.example.com',
  })
  const lines = text.split('\n')
  expect(lines).toContain(`New total: ${exactMoney(locale, newTotal)}`)
  if (difference.amount !== 0) {
    expect(lines).toContain(`Previous total: ${exactMoney(locale, currentTotal)}`)
    expect(lines).toContain(`Difference: ${signedMoney(locale, difference)}`)
  }
  if (settlement.kind === 'to-pay' || settlement.kind === 'to-refund')
    expect(text).toContain(exactMoney(locale, settlement.amount))
  if (settlement.kind === 'owes-less' && settlement.balance.amount > 0)
    expect(text).toContain(exactMoney(locale, settlement.balance))
  if (!paidNow || settlement.kind !== 'to-pay') return expect(order.receipt).toBeUndefined()
  const receipts = await listReceipts(db, bookingId)
  const named = receipts.find(({ receipt }) => receipt.number === order.receipt)
  expect(named?.receipt.amount).toEqual(settlement.amount)
  expect(text).toContain(order.receipt)
}
