import {
  addPasskey,
  addTeamMember,
  assignInboxItem,
  closeInboxItem,
  changeOwnPassword,
  changeTeamMember,
  confirmOwnApp,
  passPasskey,
  passSecondFactor,
  removeOwnFactor,
  resetPassword,
  setOwnPassword,
  signInStaff,
  startOwnApp,
  startPasskey,
  startPasskeySignIn,
  startSecondFactor,
} from '@veranda/contract'
import type { StaffSource, TeamChange } from '@veranda/domain'
import { hashOf } from '@veranda/identity'
import { eq, ne } from 'drizzle-orm'
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

  /** Signed in, with every step of it done. */
  async function anOpenMember(change: Change = {}) {
    const member = await aMember(change)
    await member.signIn()
    const [row] = await store.db.select().from(staffUser).where(eq(staffUser.userName, member.userName))
    return { ...member, userId: row?.id ?? 0 }
  }
  const anAdmin = (change: Change = {}) => anOpenMember({ roles: ['admin'], ...change })
  /** Of the directory from now on, with the session it had. */
  async function ofDirectory() {
    const member = await anOpenMember()
    await store.db.update(staffUser).set({ source: 'domain' }).where(eq(staffUser.id, member.userId))
    return member
  }
  const wrong = 'Wrong!Password7'
  const changes = ({ client }: Awaited<ReturnType<typeof anAdmin>>, userId: number, change: TeamChange) =>
    client.call(changeTeamMember, {
      params: { userId: String(userId) },
      body: { change, roles: ['agent'] },
    })
  const replaces = async (newPassword: string, password = rightPassword) =>
    (await anOpenMember()).client.call(changeOwnPassword, { body: { password, newPassword } })

  return {
    addTeamMember: {
      'user-name-taken': async () => {
        const { client, userName } = await anAdmin()
        return client.call(addTeamMember, {
          body: {
            userName: ` ${userName.toUpperCase()}`,
            name: 'Ann',
            email: 'ann@example.com',
            roles: ['agent'],
          },
          guard: { key: crypto.randomUUID() },
        })
      },
    },
    changeTeamMember: {
      'own-account': async () => {
        const admin = await anAdmin()
        return changes(admin, admin.userId, 'disable')
      },
      'last-admin': async () => {
        const { userId } = await anAdmin()
        await store.db
          .update(staffUser)
          .set({ roles: ['agent'] })
          .where(ne(staffUser.id, userId))
        // An administrator of the user pool has no account here.
        const client = office.byToken(['admin'])
        return client.call(changeTeamMember, {
          params: { userId: String(userId) },
          body: { change: 'disable' },
        })
      },
      'of-directory': async () => changes(await anAdmin(), (await ofDirectory()).userId, 'set-roles'),
    },
    changeOwnPassword: {
      'password-wrong': () => replaces('Jacaranda-blue!3', wrong),
      'password-not-accepted': () => replaces('short'),
      'password-known': () => replaces('P@ssw0rd1'),
      'password-unchanged': () => replaces(rightPassword),
      'of-directory': async () =>
        (await ofDirectory()).client.call(changeOwnPassword, {
          body: { password: rightPassword, newPassword: 'Jacaranda-blue!3' },
        }),
    },
    startOwnApp: {
      'password-wrong': async () =>
        (await anOpenMember()).client.call(startOwnApp, { body: { password: wrong } }),
      'directory-not-available': async () =>
        (await ofDirectory()).client.call(startOwnApp, { body: { password: wrong } }),
      'app-known': async () => {
        const { client, userId } = await anOpenMember()
        const totpConfirmedAt = office.service.clock.now()
        await store.db.update(staffUser).set({ totpConfirmedAt }).where(eq(staffUser.id, userId))
        return client.call(startOwnApp, { body: { password: rightPassword } })
      },
    },
    confirmOwnApp: {
      'code-not-valid': async () =>
        (await anOpenMember()).client.call(confirmOwnApp, { body: { code: '000000' } }),
    },
    removeOwnFactor: {
      'password-wrong': async () =>
        (await anOpenMember()).client.call(removeOwnFactor, { body: { password: wrong, factorId: 'app' } }),
      'directory-not-available': async () =>
        (await ofDirectory()).client.call(removeOwnFactor, { body: { password: wrong, factorId: 'app' } }),
      'second-factor-demanded': async () => {
        const { client, userId } = await anOpenMember()
        await store.db
          .update(staffUser)
          .set({ needsSecondFactor: true, totpConfirmedAt: office.service.clock.now() })
          .where(eq(staffUser.id, userId))
        return client.call(removeOwnFactor, { body: { password: rightPassword, factorId: 'app' } })
      },
    },
    startPasskey: {
      'password-wrong': async () =>
        (await anOpenMember()).client.call(startPasskey, { body: { password: wrong } }),
      'directory-not-available': async () =>
        (await ofDirectory()).client.call(startPasskey, { body: { password: wrong } }),
    },
    addPasskey: {
      'passkey-not-valid': async () =>
        (await anOpenMember()).client.call(addPasskey, { body: { factorName: 'Laptop', response: '{}' } }),
    },
    startPasskeySignIn: {
      'sign-in-again': async () => (await aMember()).client.call(startPasskeySignIn, { body: {} }),
    },
    passPasskey: {
      'sign-in-again': async () => (await aMember()).client.call(passPasskey, { body: { response: '{}' } }),
      'passkey-not-valid': async () => {
        const { client, signIn } = await aMember({ totpConfirmedAt: office.service.clock.now() })
        await signIn()
        return client.call(passPasskey, { body: { response: '{}' } })
      },
    },
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
