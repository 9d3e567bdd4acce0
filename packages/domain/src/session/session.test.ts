import { expect, test } from 'vitest'
import { hasEnded, remainingOf } from './session.ts'

test('a login expires 24 hours after sign-in, not before and not later', () => {
  const session = { signedInAt: '2027-03-13T10:00:00Z' }
  expect(hasEnded(session, '2027-03-14T09:59:59Z')).toBe(false)
  expect(remainingOf(session, '2027-03-14T09:59:59Z')).toBe(1000)
  expect(hasEnded(session, '2027-03-14T10:00:00Z')).toBe(true)
})
