import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './hash-password.ts'

test('a password is hashed with Argon2id at the cost OWASP names first, and a salt of its own', async () => {
  const hashed = await hashPassword('Bougainvillea!7')
  // Tests hash in a 64th of the memory: `src/testing/quick-passwords.ts`.
  expect(hashed).toContain(`$argon2id$v=19$m=${(19 * 1_024) / 64},t=2,p=1$`)
  expect(await hashPassword('Bougainvillea!7')).not.toBe(hashed)
})

test('it is known again however its letters are composed, and no other is taken for it', async () => {
  const hashed = await hashPassword('Caf\u00E9-blue!3')
  expect(await isPassword(hashed, 'Cafe\u0301-blue!3')).toBe(true)
  expect(await isPassword(hashed, 'Cafe-blue!3')).toBe(false)
  expect(await isPassword(null, 'Caf\u00E9-blue!3')).toBe(false)
})
