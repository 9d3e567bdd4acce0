import { ok, refused } from '@veranda/domain'
import { expect, test } from 'vitest'
import type { Portal } from '../portal.ts'
import { currencyAtom } from '../state/preferences.ts'
import { toastsAtom } from '../state/toasts.ts'
import { aPortal } from '../testing.ts'
import { chooseCurrency } from './choose-currency.ts'

const booked = { currency: 'MXN', guestCurrency: 'USD' } as const
const rates = [
  { currency: 'MXN', name: 'Mexican Peso', perDollar: 20 },
  { currency: 'EUR', name: 'Euro', perDollar: 0.9 },
]
const portal = (answer: unknown = ok(rates)) =>
  aPortal({ client: { call: async () => answer } as unknown as Portal['client'] })

test('another currency is read at its rate to the one that is charged, and the choice survives a reload', async () => {
  const { client, store } = portal()
  await chooseCurrency({ client, store }, booked, 'EUR')
  expect(store.get(currencyAtom)).toEqual(['EUR', 'MXN', 0.045])
  expect(aPortal().store.get(currencyAtom)).toEqual(['EUR', 'MXN', 0.045])
})

test('the booking’s own currencies need no rate', async () => {
  const { client, store } = portal(refused({ kind: 'offline' }))
  for (const wanted of ['USD', 'MXN'] as const) {
    await chooseCurrency({ client, store }, booked, wanted)
    expect(store.get(currencyAtom)).toEqual([wanted])
  }
})

test('without a rate the prices stay as they are, and the guest is told', async () => {
  const { client, store } = portal(refused({ kind: 'unavailable' }))
  await chooseCurrency({ client, store }, booked, 'USD')
  await chooseCurrency({ client, store }, booked, 'JPY')
  expect(store.get(currencyAtom)).toEqual(['USD'])
  expect(store.get(toastsAtom)).toMatchObject([{ sentence: 'toast.no-rate' }])
})
