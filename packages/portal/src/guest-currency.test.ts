import { describe, expect, test } from 'vitest'
import { guestCurrencyOf } from './guest-currency.ts'

const booked = { currency: 'USD', guestCurrency: 'MXN', exchangeRate: 18.4 } as const
const inPesos = { currency: 'MXN', rate: 18.4 }

describe('beside the price that is charged, a guest reads', () => {
  test.each([
    ['the currency booked in, before anything is chosen', booked, undefined, inPesos],
    [
      'nothing more, where the booking was made in it',
      { ...booked, guestCurrency: 'USD' },
      undefined,
      undefined,
    ],
    ['nothing more, where the charged currency is chosen', booked, ['USD'], undefined],
    ['the currency booked in, at the rate it was booked at', booked, ['MXN'], inPesos],
    ['any other that is chosen, at its rate', booked, ['EUR', 'USD', 0.92], { currency: 'EUR', rate: 0.92 }],
    [
      'the currency booked in, where the rate is of another property’s currency',
      booked,
      ['EUR', 'MXN', 0.05],
      inPesos,
    ],
  ] as const)('%s', (_, reservation, chosen, read) =>
    expect(guestCurrencyOf(reservation, chosen)).toEqual(read),
  )
})
