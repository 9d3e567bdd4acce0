import { aCancellation } from '@veranda/domain/fixtures'
import { money } from '@veranda/domain'
import { locales } from '@veranda/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aService,
  brands,
  cancelledLetter,
  canceller,
  cancellingWriters,
  createApp,
  deliverDue,
  type Letter,
  openEmbedded,
  palaceLetterhead,
  reviewDeclinedLetter,
  reviewWithdrawnLetter,
  type Store,
  reinstatedLetter,
  underReviewLetter,
  unwritten,
} from '@veranda/booking-service/testing'
import { samples } from './samples.ts'

let store: Store
beforeAll(async () => {
  store = await openEmbedded(samples)
})
afterAll(() => store.close())

test('the guest who cancels gets a letter at the address on file: number, moment, rooms, money and the time to reinstate', async () => {
  const service = aService(store)
  const guest = canceller(createApp(service), { reservationCode: 'ZPCU-104A7C-AB', brand: 'palace' })
  const { cancellationCode = '' } = await guest.cancel([1])
  const sent: Letter[] = []
  const needs = {
    database: store.db,
    originOf: () => 'https://palace.example.com',
    brands,
    sender: 'no-reply@example.com',
  }
  await deliverDue({
    database: store.db,
    mailer: async (letter) => void sent.push(letter),
    now: service.clock.now,
    onFailure: (failure) => {
      throw new Error(failure.reason)
    },
    writers: {
      ...unwritten,
      ...cancellingWriters(needs),
    },
  })
  expect(sent).toHaveLength(1)
  const [letter] = sent
  expect(letter).toMatchObject({ to: 'guest.zpcu-104a7c-ab@example.com', from: { name: 'Palace' } })
  for (const wording of [
    cancellationCode,
    'March 1, 2027 at 10:00 AM',
    'Amelia Hartwell\u00A0· Room\u00A01, ',
    'Cancellation fee: $0.00',
    'until 10:30',
  ])
    expect(letter?.text).toContain(wording)
  expect(letter?.html).toContain(cancellationCode)
})

test('the sample that is under review has a request that its guest can withdraw', async () => {
  const guest = canceller(createApp(aService(store)), { reservationCode: 'ZPCU-663F4B-A', brand: 'palace' })
  expect((await guest.reservation()).status).toBe('under-review')
  expect(await guest.withdraw()).toMatchObject({ ok: true })
  expect((await guest.reservation()).status).toBe('confirmed')
})

const facts = {
  letterhead: palaceLetterhead,
  hotelName: 'Veranda Palace Cancún',
  timeZone: 'America/Cancun',
  helpPhone: '+1 555 0100',
  firstName: 'Amelia',
  reservationCode: 'ZPCU-104A7C-AB',
  link: 'https://palace.example.com/auth/login?reservation=ZPCU-104A7C-AB',
}

const stay = { arrival: '2027-04-30', departure: '2027-05-03' } as const

test.each(locales)(
  'in %s nothing is left unworded, whether money comes back, none does, it is kept, or nothing was cancelled',
  async (locale) => {
    const cancellation = aCancellation()
    const guest = 'Amelia Hartwell'
    const rooms = cancellation.rooms.map((room) => ({ ...room, guest }))
    const letter = {
      ...facts,
      ...cancellation,
      rooms,
      staying: cancellation.staying.map((room) => ({ ...room, guest })),
      locale,
      number: 'CXL-7K3F-9QWM',
      at: '2027-03-01T15:00:07.000Z',
      reinstateUntil: '2027-03-01T15:30:07.000Z',
    }
    const creditNote = {
      code: 'CRN-7K3F-9QWM',
      amount: money(90_000, 'USD'),
      validUntil: '2028-03-01',
    } as const
    const texts = await Promise.all([
      cancelledLetter(letter),
      cancelledLetter({ ...letter, staying: [], refund: money(0, 'USD'), outstanding: money(5_000, 'USD') }),
      cancelledLetter({ ...letter, creditNote, reinstateUntil: undefined }),
      underReviewLetter({ ...facts, locale, rooms }),
      reviewDeclinedLetter({ ...facts, locale, stay, rooms }),
      reviewWithdrawnLetter({ ...facts, locale, stay, rooms }),
      reinstatedLetter({ ...letter, stay }),
      reinstatedLetter({ ...letter, stay, isWhole: true, refund: money(0, 'USD') }),
    ])
    for (const { subject, text, html } of texts) {
      expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|letter-/)
      expect(html).toContain(subject)
    }
    expect(texts[2]?.text).toContain('CRN-7K3F-9QWM')
  },
)
