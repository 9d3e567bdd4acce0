import { describe, expect, test } from 'vitest'
import { aReservation, aRoom, anAddOn, aThreeRoomReservation } from '../testing/index.ts'
import { money } from '../money/index.ts'
import { perksOf } from './index.ts'

const early = '2027-03-01T15:00:00Z'
const late = '2027-03-13T15:00:00Z'
const codes = (...given: Parameters<typeof perksOf>) =>
  perksOf(...given).map(({ code, kind }) => [code, kind])

describe('what a guest loses by cancelling, and what remains protected', () => {
  test('depends on this very stay: its add-ons, its promotion, its transfer, its deadlines', () => {
    expect(perksOf(aThreeRoomReservation(), [1, 2, 3], early)).toEqual([
      {
        code: 'extra',
        kind: 'lost',
        label: 'Sunset dinner on the beach',
        roomNumber: 1,
        amount: money(18_900, 'USD'),
      },
      { code: 'promotion', kind: 'lost', label: 'EARLYSUN', amount: money(127_588, 'USD') },
      { code: 'transportation', kind: 'lost', label: '', amount: money(9000, 'USD') },
      ...[1, 2, 3].map((roomNumber) => ({
        code: 'late-deadline',
        kind: 'protective',
        label: '',
        roomNumber,
        until: '2027-03-07T20:00:00.000Z',
      })),
      {
        code: 'transportation',
        kind: 'protective',
        label: '',
        amount: money(9000, 'USD'),
        until: '2027-03-12T20:00:00.000Z',
      },
    ])
  })

  test.each([
    { isPaid: true, sum: 'amount' },
    { isPaid: false, sum: 'unpaid' },
  ])('names what an extra and a transfer cost as $sum, where isPaid is $isPaid', ({ isPaid, sum }) => {
    const reservation = aReservation({
      rooms: [aRoom({ services: [anAddOn({ total: money(18_900, 'USD'), isPaid })] })],
      transfer: { price: money(9000, 'USD'), isPaid, noticeDays: 2 },
    })
    const lost = perksOf(reservation, [1], early).filter(({ kind }) => kind === 'lost')
    expect(lost.map(({ code, amount, unpaid }) => ({ code, amount, unpaid }))).toEqual([
      { code: 'extra', [sum]: money(18_900, 'USD') },
      { code: 'transportation', [sum]: money(9000, 'USD') },
    ])
  })

  test('concerns the cancelled rooms only, and the transfer stays with the remaining ones', () => {
    expect(codes(aThreeRoomReservation(), [2], early)).toEqual([
      ['promotion', 'lost'],
      ['late-deadline', 'protective'],
    ])
  })

  test('is never protected after every deadline, nor for a non-refundable room', () => {
    expect(
      codes(aThreeRoomReservation(), [1, 2, 3], late).filter(([, kind]) => kind === 'protective'),
    ).toEqual([])
    const strict = aReservation({ rooms: [aRoom({ kind: 'non-refundable' })] })
    expect(codes(strict, [1], early)).toEqual([])
  })

  test('a certificate is listed without a price; what everybody gets is no loss', () => {
    const zero = money(0, 'USD')
    const reservation = aReservation({
      rooms: [
        aRoom({
          services: [anAddOn({ category: 'free', name: 'Wi-Fi', unitPrice: zero, total: zero })],
          certificates: [{ code: 'C1', description: 'A free night', amount: zero }],
        }),
      ],
    })
    expect(perksOf(reservation, [1], late)).toEqual([
      { code: 'certificate', kind: 'lost', label: 'A free night', roomNumber: 1 },
    ])
  })
})
