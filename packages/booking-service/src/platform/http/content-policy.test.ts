import { expect, test } from 'vitest'
import { dataPolicy } from './content-policy.ts'

// That every answer has this policy is asked answer by answer, of a running service; here stands what it says.
test('an answer is framed by nobody, guessed at by no browser, told to no other site, and asked for over TLS', () => {
  expect(dataPolicy(true)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(dataPolicy(false)).not.toHaveProperty('strict-transport-security')
})
