import {
  addTeamMember,
  changeTeamMember,
  type Client,
  getOwnAccount,
  getProfile,
  getTeamMember,
  listTeam,
  resetPassword,
  signInStaff,
} from '@veranda/contract'
import type { StaffRole, TeamChange } from '@veranda/domain'
import { desc, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valueOf } from '../../changes/testing/a-changing-guest.ts'
import { staffPasswordWriters } from '../../letters/staff-password/queue.ts'
import { smtpServer } from '../../letters/testing/smtp-server.ts'
import { unwritten } from '../../letters/testing/unwritten.ts'
import type { Store } from '../../platform/db/store.ts'
import { smtpMailer } from '../../platform/mail/smtp-mailer.ts'
import { deliverDue } from '../../platform/outbox/deliver-due.ts'
import { audit } from '../../schema/audit.ts'
import { onEveryDatabaseInFull } from '../../testing/on-every-database.ts'
import { brandsInEveryLanguage as brands } from '../../testing/sample-brands.ts'
import { aBackOffice, rightPassword } from '../testing/a-back-office.ts'

let count = 0

onEveryDatabaseInFull((open) => {
  let store: Store
  let office: ReturnType<typeof aBackOffice>
  beforeAll(async () => {
    store = await open()
    office = aBackOffice(store)
  })
  afterAll(() => store.close())

  /** A member at a browser of their own. */
  async function aMember(role: StaffRole) {
    const userName = `team.member.${++count}`
    await office.anAccount(userName, { role, displayName: `Member ${count}` })
    const signIn = async (password = rightPassword) => {
      const { client } = office.aBrowser(`203.0.113.${count}`)
      const answer = await client.call(signInStaff, { body: { userName, password, source: 'local' } })
      return { client, answer }
    }
    const { client } = await signIn()
    const { attributes } = valueOf(await client.call(getProfile))
    return { userName, client, signIn, userId: Number(attributes['userId']) }
  }

  const change = (
    { client }: { readonly client: Client },
    { userId }: { readonly userId: number },
    what: TeamChange,
    more: { readonly roles?: StaffRole[]; readonly sessionId?: number } = {},
  ) =>
    client.call(changeTeamMember, {
      params: { userId: String(userId) },
      body: { change: what, ...more },
    })
  const refused = (refusal: string) => ({ refusal: { refusal } })
  const signedOut = { refusal: { kind: 'not-signed-in' } }

  describe('the team', () => {
    test('is read by everybody, and where sessions are open by an administrator only', async () => {
      const [admin, agent] = [await aMember('admin'), await aMember('agent')]
      const team = valueOf(await agent.client.call(listTeam))
      expect(team.find(({ userId }) => userId === agent.userId)).toMatchObject({
        roles: ['agent'],
        state: 'active',
        sessions: 1,
        hasSecondFactor: false,
        lastSignInAt: expect.any(String),
      })
      const params = { userId: String(agent.userId) }
      const seen = async ({ client }: typeof admin) =>
        valueOf(await client.call(getTeamMember, { params })).openSessions
      expect(await seen(agent)).toEqual([])
      expect(await seen(admin)).toMatchObject([{ isThisOne: false, address: expect.any(String) }])
    })

    test('is changed by an administrator only', async () => {
      const [agent, other] = [await aMember('agent'), await aMember('agent')]
      expect(await change(agent, other, 'disable')).toMatchObject({ refusal: { kind: 'forbidden' } })
    })

    test('switches an account off at once and on again, and the audit has both under the administrator’s name', async () => {
      const [admin, agent] = [await aMember('admin'), await aMember('agent')]
      await change(admin, agent, 'disable')
      expect(await agent.client.call(getProfile)).toMatchObject(signedOut)
      expect((await agent.signIn()).answer).toMatchObject(refused('not-authorized'))
      await change(admin, agent, 'enable')
      expect((await agent.signIn()).answer).toMatchObject({ ok: true })
      const rows = await store.db
        .select()
        .from(audit)
        .where(inArray(audit.action, ['staff-enable', 'staff-disable']))
        .orderBy(desc(audit.id))
        .limit(2)
      expect(rows.map(({ action, detail }) => [action, detail['member']])).toEqual([
        ['staff-enable', agent.userId],
        ['staff-disable', agent.userId],
      ])
      expect(new Set(rows.map(({ actorKind, actor }) => `${actorKind} ${actor}`)).size).toBe(1)
    })

    test('gives and takes roles, which count with the next call', async () => {
      const [admin, agent] = [await aMember('admin'), await aMember('agent')]
      await change(admin, agent, 'set-roles', { roles: ['admin', 'agent'] })
      expect(await change(agent, admin, 'waive-second-factor')).toMatchObject({ ok: true })
      await change(admin, agent, 'set-roles', { roles: ['agent'] })
      expect(await change(agent, admin, 'end-sessions')).toMatchObject({ refusal: { kind: 'forbidden' } })
    })

    test('demands a second factor: sessions without one end, and the next begins with setting it up', async () => {
      const [admin, agent] = [await aMember('admin'), await aMember('agent')]
      await change(admin, agent, 'demand-second-factor')
      expect(await agent.client.call(getProfile)).toMatchObject(signedOut)
      expect((await agent.signIn()).answer).toMatchObject({ value: { next: 'enrol-second-factor' } })
    })

    test('ends one session of a member, or all', async () => {
      const [admin, agent] = [await aMember('admin'), await aMember('agent')]
      const second = await agent.signIn()
      const account = valueOf(await second.client.call(getOwnAccount))
      const sessionId = account.sessions.find(({ isThisOne }) => isThisOne)?.sessionId ?? 0
      // The number of a session says nothing without its owner.
      await change(admin, admin, 'end-session', { sessionId })
      expect(await second.client.call(getProfile)).toMatchObject({ ok: true })
      await change(admin, agent, 'end-session', { sessionId })
      expect(await second.client.call(getProfile)).toMatchObject(signedOut)
      expect(await agent.client.call(getProfile)).toMatchObject({ ok: true })
      await change(admin, agent, 'end-sessions')
      expect(await agent.client.call(getProfile)).toMatchObject(signedOut)
    })

    test('always keeps an administrator, also when two switch off each other at once', async () => {
      const [one, other] = [await aMember('admin'), await aMember('admin')]
      const everybody = valueOf(await one.client.call(listTeam))
      for (const admin of everybody)
        if (admin.roles.includes('admin') && ![one.userId, other.userId].includes(admin.userId))
          await change(one, admin, 'set-roles', { roles: ['agent'] })
      expect(await change(one, one, 'disable')).toMatchObject(refused('own-account'))
      await Promise.all([change(one, other, 'disable'), change(other, one, 'disable')])
      const left = valueOf(await office.byToken(['admin']).call(listTeam)).filter(
        ({ roles, state }) => roles.includes('admin') && state === 'active',
      )
      expect(left).toHaveLength(1)
      expect(
        await change({ client: office.byToken(['admin']) }, { userId: left[0]?.userId ?? 0 }, 'disable'),
      ).toMatchObject(refused('last-admin'))
    })
  })

  test('a new member is invited by a letter, sets their own password once, and comes in', async () => {
    const admin = await aMember('admin')
    const smtp = await smtpServer()
    const mailer = smtpMailer(smtp.url)
    const { now } = office.service.clock
    const writers = {
      ...unwritten,
      ...staffPasswordWriters({
        database: store.db,
        brands,
        sender: 'no-reply@example.com',
        now,
        staffOrigin: 'https://admin.example.com',
        staffLetters: office.service.staff.limits.letters,
      }),
    }
    const userName = `New.Member.${++count}`
    const added = await admin.client.call(addTeamMember, {
      body: { userName, name: 'Nina New', email: 'nina@example.com', roles: ['agent'] },
      guard: { key: crypto.randomUUID() },
    })
    expect(valueOf(added)).toMatchObject({ userName: userName.toLowerCase(), state: 'invited', sessions: 0 })
    while ((await deliverDue({ database: store.db, mailer, now, onFailure: () => undefined, writers })) > 0);
    mailer.close()
    await smtp.close()
    const letter = smtp.received.find(({ to }) => JSON.stringify(to).includes('nina@example.com'))
    const secret = /\/welcome\/([0-9a-f]{40})/.exec(letter?.text ?? '')?.[1] ?? ''
    const browser = office.aBrowser()
    const signIn = (password: string) =>
      browser.client.call(signInStaff, { body: { userName, password, source: 'local' } })
    expect(await signIn('')).toMatchObject({ ok: false })
    expect(await signIn('Jacaranda-blue!3')).toMatchObject(refused('credentials-not-valid'))
    // Longer than the link of a forgotten password, and not for ever.
    office.service.clock.moveOn(6 * 24 * 3_600)
    const use = () => browser.client.call(resetPassword, { body: { secret, password: 'Jacaranda-blue!3' } })
    expect(await use()).toMatchObject({ ok: true })
    expect(await use()).toMatchObject(refused('reset-not-possible'))
    expect(await signIn('Jacaranda-blue!3')).toMatchObject({ value: { next: 'signed-in' } })
  })
})
