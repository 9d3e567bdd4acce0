import { type Locale, money } from '@veranda/domain'
import { describe, expect, test } from 'vitest'
import { type StandbyAwardedLetter, standbyAwardedLetter, standbyDeclinedLetter } from './letter.ts'
import { palaceLetterhead } from '../../testing/sample-brands.ts'

const dollars = (amount: number) => money(amount, 'USD')
const locales: readonly Locale[] = ['en-US', 'es-MX', 'it-IT']

const declined = {
  letterhead: palaceLetterhead,
  hotelName: 'Palace Cancún',
  helpPhone: '+1 555 0100',
  locale: 'en-US',
  timeZone: 'America/Cancun',
  firstName: 'Ana',
  reservationCode: 'ABCD-123XYZ-01',
  link: 'https://palace.example.com/auth/login?reservation=ABCD-123XYZ-01',
  rooms: [{ roomNumber: 2, name: 'Grand Suite', guest: 'Ana Ruiz' }],
  stay: { arrival: '2027-05-08', departure: '2027-05-10' },
} as const
const awarded: StandbyAwardedLetter = {
  ...declined,
  before: 'Garden Room',
  added: dollars(8_100),
  ceiling: dollars(4_050),
  newTotal: dollars(90_500),
  toPay: { amount: dollars(8_100), terms: { kind: 'at-check-in' } },
}

describe('the letter about a fulfilled standby request', () => {
  test.each(locales)(
    'names the room, its old category, the price difference and the ceiling, in %s',
    async (locale) => {
      const { subject, text, html } = await standbyAwardedLetter({ ...awarded, locale })
      expect(subject).toContain('ABCD-123XYZ-01')
      for (const part of [
        'Ana Ruiz\u00A0· ',
        'Grand Suite',
        'Garden Room',
        '81',
        '40',
        '905',
        'Palace Cancún',
        awarded.link,
      ])
        expect(text).toContain(part)
      expect(html).toContain('Grand Suite')
      expect(text).not.toMatch(/[{}]/)
    },
  )

  test.each([
    ['at check-in', {}, 'You’ll pay $81.00 at check-in.'],
    [
      'with the balance',
      { toPay: { amount: dollars(8_100), terms: { kind: 'before-arrival', by: '2027-05-07' } } },
      'You’ll pay $81.00 with the rest of your balance, by Friday, May 7, 2027.',
    ],
    ['when what was paid covers it', { toPay: undefined }, 'There’s nothing more to pay.'],
    ['when it adds nothing', { added: dollars(0), toPay: undefined }, 'It’s yours at no extra cost.'],
  ] as const)('says how the difference is paid: %s', async (_, over, sentence) => {
    const { text } = await standbyAwardedLetter({ ...awarded, ...over })
    expect(text).toContain(sentence)
  })
})

test.each(locales)(
  'the letter about an unfulfilled standby request says that nothing was charged, in %s',
  async (locale) => {
    const { subject, text } = await standbyDeclinedLetter({ ...declined, locale })
    expect(subject).toContain('ABCD-123XYZ-01')
    expect(text).toContain('Grand Suite')
    expect(text).toMatch(/Nothing was charged|No se cobró nada|alcun addebito/)
    expect(text).not.toMatch(/[{}]/)
  },
)
