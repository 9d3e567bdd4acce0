import {
  assignInboxItem,
  closeInboxItem,
  passSecondFactor,
  resetPassword,
  setOwnPassword,
  signInStaff,
  startSecondFactor,
} from '@veranda/contract'
import type { StaffSource } from '@veranda/domain'
import { hashOf } from '@veranda/identity'
import { eq } from 'drizzle-orm'
import type { Store } from '../../platform/db/store.ts'
import { aBouncedLetter } from './a-bounced-letter.ts'
import { staffPasswordLink, staffUser } from '../../schema/staff.ts'
import { aBackOffice, rightPassword } from './a-back-office.ts'

type Change = Partial<typeof staffUser.$inferInsert>

let count = 0

/** How each call by which staff come in is brought to each of its refusals. */
export function staffRefusals(store: Store, aSpecialRequest: () => Promise<string>) {
  const office = aBackOffice(store)

  /** A member of staff at a browser, not signed in yet. */
  async function aMember(change: Change = {}) {
    const userName = `refused.${++count}`
    await office.anAccount(userName)
    if (Object.keys(change).length > 0)
      await store.db.update(staffUser).set(change).where(eq(staffUser.userName, userName))
    const { client } = office.aBrowser(`203.0.113.${count % 250}`)
    const signIn = (password = rightPassword, source: StaffSource = 'local') =>
      client.call(signInStaff, { body: { userName, password, source } })
    return { userName, client, signIn }
  }

  const own = async (password: string) => {
    const { client, signIn } = await aMember({ mustSetPassword: true })
    await signIn()
    return client.call(setOwnPassword, { body: { password } })
  }

  const byLink = async (password: string) => {
    const { client, userName } = await aMember()
    const [user] = await store.db.select().from(staffUser).where(eq(staffUser.userName, userName))
    const secret = String(count).padStart(40, 'a')
    await store.db.insert(staffPasswordLink).values({
      userId: user?.id ?? 0,
      secretHash: hashOf(secret),
      expiresAt: new Date(office.service.clock.now().getTime() + 60_000),
    })
    return client.call(resetPassword, { body: { secret, password } })
  }

  return {
    signInStaff: {
      'credentials-not-valid': async () => (await aMember()).signIn('Wrong!Password7'),
      'not-authorized': async () => (await aMember({ state: 'disabled' })).signIn(),
      'user-not-confirmed': async () => (await aMember({ state: 'unconfirmed' })).signIn(),
      'reset-password-required': async () => (await aMember({ mustResetPassword: true })).signIn(),
      'directory-not-available': async () => (await aMember()).signIn(rightPassword, 'domain'),
    },
    setOwnPassword: {
      'sign-in-again': async () =>
        (await aMember()).client.call(setOwnPassword, { body: { password: rightPassword } }),
      'password-not-accepted': () => own('short'),
      'password-known': () => own('P@ssw0rd1'),
      'password-unchanged': () => own(rightPassword),
    },
    startSecondFactor: {
      'sign-in-again': async () => (await aMember()).client.call(startSecondFactor, { body: {} }),
    },
    passSecondFactor: {
      'sign-in-again': async () =>
        (await aMember()).client.call(passSecondFactor, { body: { code: '000000' } }),
      'code-not-valid': async () => {
        const { client, signIn } = await aMember({ needsSecondFactor: true })
        await signIn()
        return client.call(passSecondFactor, { body: { code: '000000' } })
      },
    },
    resetPassword: {
      'reset-not-possible': async () =>
        (await aMember()).client.call(resetPassword, {
          body: { secret: '0'.repeat(40), password: rightPassword },
        }),
      'password-not-accepted': () => byLink('short'),
      'password-known': () => byLink('P@ssw0rd1'),
      'password-unchanged': () => byLink(rightPassword),
    },
    closeInboxItem: {
      'item-taken': async () => {
        const { client, signIn } = await aMember()
        await signIn()
        const itemId = await aBouncedLetter(store, await aSpecialRequest())
        const params = { kind: 'bounced-letter', itemId } as const
        await client.call(assignInboxItem, { params, body: { to: 'me', version: 0 } })
        return client.call(closeInboxItem, { params, body: { version: 0 } })
      },
    },
    assignInboxItem: {
      'item-changed': async () => {
        const itemId = await aSpecialRequest()
        const take = async () => {
          const { client, signIn } = await aMember()
          await signIn()
          return client.call(assignInboxItem, {
            params: { kind: 'request', itemId },
            body: { to: 'me', version: 0 },
          })
        }
        await take()
        return take()
      },
    },
  }
}
