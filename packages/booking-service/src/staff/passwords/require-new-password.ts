import { passwordRefusal } from '@veranda/domain'
import type { Refusing } from '../../platform/refusal.ts'
import { isPassword } from './hash-password.ts'
import { isKnownPassword } from './is-known-password.ts'

/** Requires a new password to fit the rule, not to be a known one, and to differ from the one before. */
export async function requireNewPassword(
  { refuse }: Refusing<'password-not-accepted' | 'password-known' | 'password-unchanged'>,
  password: string,
  before: string | null,
): Promise<void> {
  if (passwordRefusal(password))
    throw refuse('password-not-accepted', 'The password does not have what it needs.')
  if (await isKnownPassword(password))
    throw refuse('password-known', 'This password is known from other sites.')
  if (before !== null && (await isPassword(before, password)))
    throw refuse('password-unchanged', 'This is the password there was.')
}
