import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test.each([
  ['elena.robles@example.org', 'el•••s@example.org'],
  ['robles@example.org', 'ro•••s@example.org'],
  ['elena@example.org', 'e•••@example.org'],
  ['a@example.org', 'a•••@example.org'],
  ['"a@b"@example.org', '"•••@example.org'],
  ['', ''],
])('of %s is shown %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})

test('never more than half of a mailbox of two letters or more is shown', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z.]{2,40}$/), (mailbox) => {
      const [shown = ''] = maskedEmail(`${mailbox}@example.org`).split('@')
      expect(shown.replace('•••', '').length).toBeLessThanOrEqual(mailbox.length / 2)
    }),
  )
})
