import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { email as emailRule, staffRoles, userNameRefusal } from '@veranda/domain'
import type { Settings } from './env.ts'
import { openStore } from './platform/db/open-store.ts'
import { SettingsError } from './platform/settings-error.ts'
import { createStaffUser, type NewStaffUser } from './staff/create-staff-user.ts'
import { storeAddress } from './store-address.ts'

const usage =
  'create-staff-user --user-name front.desk --name "Front Desk" --email desk@example.com --role admin|agent'

/** Whether the program was started to make an account instead of serving. */
export const isStaffCommand = ([command]: readonly string[]): boolean => command === 'create-staff-user'

/** Makes a local account, and returns the sentence that tells its first password; it is replaced at the first sign-in. */
export async function runStaffCommand(args: readonly string[], settings: Settings): Promise<string> {
  const given = accountFrom(args.slice(1))
  const store = await openStore(storeAddress(settings))
  try {
    if (!(await createStaffUser(store.db, given, new Date())))
      throw new SettingsError(`There is an account with the user name ${given.userName} already.`)
  } finally {
    await store.close()
  }
  return `${given.userName} may sign in with the password ${given.password} and sets another one at once.`
}

function accountFrom(args: readonly string[]): NewStaffUser {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'user-name': { type: 'string' },
      name: { type: 'string' },
      email: { type: 'string' },
      role: { type: 'string' },
    },
  })
  const { 'user-name': userName = '', name: displayName = '', email = '' } = values
  const role = staffRoles.find((known) => known === values.role)
  if (!role || displayName === '' || userNameRefusal(userName) || email === '' || emailRule(email))
    throw new SettingsError(`Write ${usage}; a user name has at least 6 characters.`)
  return { userName, displayName, email, roles: [role], password: firstPassword(), mustSetPassword: true }
}

// Without the letters and digits that are read as another.
const letters = 'abcdefghijkmnpqrstuvwxyz'
const signs = `${letters}${letters.toUpperCase()}23456789`
const some = (from: string, count: number): string =>
  Array.from({ length: count }, () => from[randomInt(from.length)]).join('')

/** Fits the rule of passwords, and is guessed by nobody. */
const firstPassword = (): string =>
  `${some(signs, 12)}${some(letters.toUpperCase(), 1)}${some(letters, 1)}${some('23456789', 1)}!`
