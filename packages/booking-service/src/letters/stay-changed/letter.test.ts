import { type Locale, money } from '@veranda/domain'
import { expect, test } from 'vitest'
import { type StayChangedLetter, stayChangedLetter } from './letter.ts'
import { palaceLetterhead } from '../../testing/sample-brands.ts'

const dollars = (amount: number) => money(amount, 'USD')

const aLetter: StayChangedLetter = {
  letterhead: palaceLetterhead,
  hotelName: 'Palace Cancún',
  helpPhone: '+1 555 0100',
  locale: 'en-US',
  firstName: 'Ana',
  reservationCode: 'ABCD-123XYZ-01',
  link: 'https://palace.example.com/auth/login?reservation=ABCD-123XYZ-01',
  before: { arrival: '2027-05-01', departure: '2027-05-06' },
  after: { arrival: '2027-05-08', departure: '2027-05-09' },
  rooms: [],
  services: [],
  newTotal: dollars(247_550),
  difference: dollars(12_000),
  settlement: 'to-pay',
  amount: dollars(12_000),
  paidBy: 'now',
  due: { kind: 'before-arrival', by: '2027-04-24' },
}
const nothing = { settlement: 'nothing', amount: dollars(0), paidBy: null } as const
const lowersBalance = { settlement: 'owes-less', difference: dollars(-100), paidBy: null } as const
const atCheckIn = { kind: 'at-check-in' } as const
const back = {
  settlement: 'to-refund',
  difference: dollars(-4_400),
  amount: dollars(4_400),
  paidBy: null,
} as const

test.each<[string, Partial<StayChangedLetter>, Record<Locale, string>]>([
  [
    'the same price',
    { ...nothing, difference: dollars(0) },
    wording('stays the same', 'es el mismo', 'resta lo stesso'),
  ],
  [
    'covered already',
    nothing,
    wording('covers the difference', 'cubre la diferencia', 'copre la differenza'),
  ],
  [
    'less owed, by a day',
    { ...lowersBalance, amount: dollars(5_000) },
    wording(
      'balance is $50.00, due by Saturday, April 24, 2027',
      'es ahora de USD 50.00, por pagar a más tardar el sábado, 24 de abril de 2027',
      'ora è di 50,00 USD, da pagare entro sabato 24 aprile 2027',
    ),
  ],
  [
    'less owed at check-in',
    { ...lowersBalance, amount: dollars(5_000), due: atCheckIn },
    wording(
      'balance is $50.00, due at check-in',
      'es ahora de USD 50.00, por pagar al hacer check-in',
      'ora è di 50,00 USD, da pagare al check-in',
    ),
  ],
  [
    'nothing owed any more',
    { ...lowersBalance, amount: dollars(0) },
    wording('paid in full', 'pagada por completo', 'interamente pagato'),
  ],
  [
    'paid now',
    { paidBy: 'now' },
    wording('You paid $120.00', 'Usted pagó USD 120.00', 'Ha pagato 120,00 USD'),
  ],
  [
    'to pay before arrival, by a day',
    { paidBy: 'before-arrival' },
    wording(
      'pay $120.00 by Saturday, April 24, 2027',
      'pagar USD 120.00 a más tardar el sábado, 24 de abril de 2027',
      'pagare 120,00 USD entro sabato 24 aprile 2027',
    ),
  ],
  [
    'to pay at check-in',
    { paidBy: 'at-check-in', due: atCheckIn },
    wording('pay $120.00 at check-in', 'pagar USD 120.00 al hacer check-in', 'pagare 120,00 USD al check-in'),
  ],
  [
    'to pay, not said when',
    { paidBy: null },
    wording('$120.00 of this is still', 'quedan USD 120.00 por pagar', 'restano da pagare 120,00 USD'),
  ],
  ['coming back', back, wording('refunded $44.00', 'reembolsaremos USD 44.00', 'rimborseremo 44,00 USD')],
])('%s is described in every language, as HTML and text', async (_, over, words) => {
  for (const [locale, sentence] of Object.entries(words)) {
    const { text, html } = await stayChangedLetter({ ...aLetter, ...over, locale })
    expect(spaced(text)).toContain(sentence)
    expect(spaced(html)).toContain(sentence)
  }
})

const dinner = { roomNumber: 1, guest: 'Ana Ruiz', name: 'Dinner', quantity: 2, day: '2027-05-09' } as const

test.each<[string, Partial<StayChangedLetter>, Record<Locale, string>]>([
  [
    'an extra that moved',
    { services: [{ ...dinner, kind: 'moved', dayBefore: '2027-05-02' }] },
    wording(
      'Moved with your stay, Ana Ruiz · Room 1: 2 × Dinner, Sunday, May 9, 2027 (was Sunday, May 2, 2027)',
      'Cambia de día con su estancia, Ana Ruiz · Habitación 1: 2 × Dinner, domingo, 9 de mayo de 2027 (antes: domingo, 2 de mayo de 2027)',
      'Spostato con il soggiorno, Ana Ruiz · Camera 1: 2 × Dinner, domenica 9 maggio 2027 (prima: domenica 2 maggio 2027)',
    ),
  ],
  [
    'an extra that keeps its day',
    { services: [{ ...dinner, kind: 'kept' }] },
    wording(
      'Date unchanged, Ana Ruiz · Room 1: 2 × Dinner, Sunday, May 9, 2027',
      'Conserva su fecha, Ana Ruiz · Habitación 1: 2 × Dinner, domingo, 9 de mayo de 2027',
      'Confermato nello stesso giorno, Ana Ruiz · Camera 1: 2 × Dinner, domenica 9 maggio 2027',
    ),
  ],
  [
    'an extra that is refunded',
    { services: [{ ...dinner, kind: 'removed' }] },
    wording(
      'Removed for Ana Ruiz · Room 1: 2 × Dinner, Sunday, May 9, 2027',
      'Cancelado para Ana Ruiz · Habitación 1: 2 × Dinner, domingo, 9 de mayo de 2027',
      'Rimosso per Ana Ruiz · Camera 1: 2 × Dinner, domenica 9 maggio 2027',
    ),
  ],
  [
    'a transfer that moved',
    { transfer: { place: 'move', day: '2027-05-08' } },
    wording(
      'Private transfer: Moved to your new arrival date, Saturday, May 8, 2027',
      'Traslado privado: Cambia a su nueva fecha de llegada, sábado, 8 de mayo de 2027',
      'Trasferimento privato: Spostato alla nuova data di arrivo, sabato 8 maggio 2027',
    ),
  ],
  [
    'a transfer that is refunded',
    { transfer: { place: 'refund', day: '2027-05-08' } },
    wording(
      'Private transfer: No longer booked',
      'Traslado privado: Ya no está reservado',
      'Trasferimento privato: Non più prenotato',
    ),
  ],
])('%s appears in every language, with its room and its day', async (_, over, words) => {
  for (const [locale, line] of Object.entries(words)) {
    const { text } = await stayChangedLetter({ ...aLetter, ...over, locale })
    expect(spaced(text).split('\n')).toContain(line)
  }
})

test('an unchanged price has no line for the difference', async () => {
  const { text } = await stayChangedLetter({ ...aLetter, ...nothing, difference: dollars(0) })
  expect(text).not.toContain('Difference')
})

test('a changed price is shown before, after and as a difference', async () => {
  const { text } = await stayChangedLetter(aLetter)
  const [before, now, difference] = [
    'Previous total: $2,355.50',
    'New total: $2,475.50',
    'Difference: +$120.00',
  ]
  expect(text).toContain([before, now, difference].join('\n'))
})

test.each([
  ['en-US', 'MXN 2,475.50'],
  ['es-MX', 'MXN 2,475.50'],
  ['it-IT', '2.475,50 MXN'],
] as const)('pesos in %s are never “$” alone', async (locale, total) => {
  const pesos = { newTotal: money(247_550, 'MXN'), ...nothing, amount: money(0, 'MXN') }
  const { text } = await stayChangedLetter({ ...aLetter, ...pesos, difference: money(0, 'MXN'), locale })
  expect(spaced(text)).toContain(`: ${total}`)
})

test.each([
  ['en-US', 'Saturday, May 8, 2027', '1 night'],
  ['es-MX', 'sábado, 8 de mayo de 2027', '1 noche'],
  ['it-IT', 'sabato 8 maggio 2027', '1 notte'],
] as const)('the stay is written out in %s', async (locale, arrival, nights) => {
  const { text } = await stayChangedLetter({ ...aLetter, locale })
  expect(text).toContain(arrival)
  expect(text).toContain(nights)
})

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')

function wording(english: string, spanish: string, italian: string): Record<Locale, string> {
  return { 'en-US': english, 'es-MX': spanish, 'it-IT': italian }
}
