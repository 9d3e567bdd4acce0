import { money } from '@veranda/domain'
import { aService } from '@veranda/domain/fixtures'
import { describe, expect, test } from 'vitest'
import { averagePerNight } from './service-price.ts'

describe('the price per unit of a service', () => {
  test('is shown as an average per night', () => {
    expect(averagePerNight(aService({ unitPrice: money(84_00, 'USD') }), 7)).toEqual(money(12_00, 'USD'))
  })

  test('is rounded to the smallest coin there is', () => {
    expect(averagePerNight(aService({ unitPrice: money(1000, 'JPY') }), 3)).toEqual(money(333, 'JPY'))
  })

  test.each([
    ['for one day', aService({ date: '2027-03-16' }), 7],
    ['for a single night', aService(), 1],
    ['free', aService({ category: 'free', total: money(0, 'USD'), unitPrice: money(0, 'USD') }), 7],
  ])('is no average when it is %s', (_, service, nights) => {
    expect(averagePerNight(service, nights)).toBeUndefined()
  })
})
