import { listReceipts } from '@veranda/contract'
import { signedReceiptsIn } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aChargingHotel } from '../automatic-charges/testing/a-charged-guest.ts'
import {
  announcing,
  cashier,
  staffOf,
  takeBankTransfers,
} from '../bank-transfers/testing/taking-bank-transfers.ts'
import { canceller } from '../cancellations/testing/a-cancelling-guest.ts'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import { automaticChargeWriters } from '../letters/automatic-charge/queue.ts'
import { bankTransferWriters } from '../letters/bank-transfer/queue.ts'
import { cancellingWriters } from '../cancellations/cancelling-writers.ts'
import { smtpServer } from '../letters/testing/smtp-server.ts'
import { unwritten } from '../letters/testing/unwritten.ts'
import { smtpMailer } from '../platform/mail/smtp-mailer.ts'
import { deliverDue } from '../platform/outbox/deliver-due.ts'
import { readPdf } from '../platform/pdf/testing/read-pdf.ts'
import type { Store } from '../platform/db/store.ts'
import { openEmbedded } from '../testing/on-every-database.ts'
import { brandsInEveryLanguage as brands } from '../testing/sample-brands.ts'
import { attachedReceipt } from './attached-receipt.ts'

let store: Store
let hotel: Awaited<ReturnType<typeof aChargingHotel>>
let smtp: Awaited<ReturnType<typeof smtpServer>>
beforeAll(async () => {
  store = await openEmbedded()
  hotel = await aChargingHotel(store)
  await takeBankTransfers(store.db)
  smtp = await smtpServer()
})
afterAll(async () => {
  await smtp.close()
  await store.close()
})

/** Sends what was ordered, over SMTP; what arrived for this kind of letter, in words of its subject. */
async function mailbox(subject: RegExp) {
  const mailer = smtpMailer(smtp.url)
  const origin = { database: store.db, brands, originOf: () => 'https://stay.example.com' }
  const needs = { ...origin, sender: 'no-reply@example.com', receiptFile: attachedReceipt(origin) }
  const writers = {
    ...unwritten,
    ...cancellingWriters(needs),
    ...bankTransferWriters(needs),
    ...automaticChargeWriters(needs),
  }
  await store.db.execute(sql`update guest set email = 'guest@example.com', email_proven = true`)
  const now = hotel.clock.now
  while ((await deliverDue({ database: store.db, mailer, now, onFailure: () => undefined, writers })) > 0);
  mailer.close()
  return smtp.received.findLast((letter) => subject.test(letter.subject ?? ''))
}

type Guest = Awaited<ReturnType<typeof hotel.aGuest>>
const receiptsOf = async ({ client, who }: Guest) =>
  valueOf(await client.call(listReceipts, { params: { codeReservation: who.reservationCode } }))

/** The one file of a letter, which is the guest's receipt of this kind as it was signed. */
async function expectAttached(guest: Guest, kind: string, subject: RegExp) {
  const letter = await mailbox(subject)
  const made = (await receiptsOf(guest)).find(({ receipt }) => receipt.kind === kind)
  const [file, ...others] = letter?.attachments ?? []
  expect(others).toEqual([])
  expect(file?.mimeType).toBe('application/pdf')
  expect(file?.filename).toContain(made?.receipt.number)
  const content = Buffer.from((file?.content ?? new ArrayBuffer(0)) as ArrayBuffer)
  expect(content.byteLength).toBeLessThan(500_000)
  expect(signedReceiptsIn(content.toString('latin1'))).toEqual([made?.signed])
  expect(letter?.text).toContain(made?.receipt.number)
  expect(await readPdf(content)).toMatchObject({ isTagged: true, lang: 'en-US' })
}

test('the letter about a bank transfer that arrived has its receipt', async () => {
  const guest = await hotel.aGuest()
  const client = { client: guest.client, reservationCode: guest.who.reservationCode }
  const { transfer } = valueOf(await announcing(client))
  const bank = cashier(staffOf(hotel.app))
  const { arrivalId } = await bank.matched(transfer?.reference ?? '', 1_200)
  valueOf(await bank.apply(arrivalId))
  await expectAttached(guest, 'bank-transfer-payment', /received|arrived/i)
})

test('the letter about a cancellation has its receipt', async () => {
  const guest = await hotel.aGuest()
  await canceller(hotel.app, guest.who).cancel([2])
  await expectAttached(guest, 'cancellation', /cancel/i)
})

test('the letter about an automatic charge has the receipt of the payment', async () => {
  const guest = await hotel.aGuest()
  valueOf(await guest.agree({ cardId: await guest.storedCard() }))
  hotel.at(`${guest.dueOn}T15:00:00Z`)
  for (let turn = 0; turn < 3; turn++) await hotel.turn()
  await expectAttached(guest, 'balance-payment', /charged|charge/i)
})
