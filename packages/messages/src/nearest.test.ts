import { expect, test } from 'vitest'
import { nearestId } from './nearest.ts'

const ids = ['sign-in.title', 'sign-in.submit', 'stay.arrival', 'stay.departure']

test.each([
  ['sign-in.titel', 'sign-in.title'],
  ['signin.submit', 'sign-in.submit'],
  ['stay.departur', 'stay.departure'],
  ['stay.arrivals', 'stay.arrival'],
  ['payment.card-number', undefined],
])('%s means %s', (id, meant) => {
  expect(nearestId(id, ids)).toBe(meant)
})
