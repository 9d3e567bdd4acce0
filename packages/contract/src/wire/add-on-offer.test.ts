import { encode } from './encode.ts'
import { anAddOnMenu } from '@veranda/domain/fixtures'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { wireAddOnMenu } from './add-on-offer.ts'

test('benefits and add-ons come back as they were sent, the free flag and the notice beside them', () => {
  const menu = anAddOnMenu()
  const wire = encode(wireAddOnMenu, menu, 'USD')
  expect(wireAddOnMenu.decode(parse(wireAddOnMenu, JSON.parse(JSON.stringify(wire))))).toEqual(menu)
  expect(wire.services[0]).toMatchObject({ category: 'free', isFree: true, price: 0 })
  expect(wire.services[4]).toMatchObject({ isFree: false, price: 189, minimumModificationPeriod: 2 })
  expect(wire.taken.at(-1)).toEqual({ idService: 5, idOffer: null, removableUntil: null })
})
