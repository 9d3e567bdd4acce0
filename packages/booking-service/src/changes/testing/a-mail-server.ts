import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { letterWriters, type WholeService } from '../../features.ts'
import { deliverDue, type Delivery } from '../../platform/outbox/deliver-due.ts'
import type { MovableClock } from '../../testing/a-service.ts'

/** What a mail server does with letters: takes them, cannot be reached, or refuses them for good. */
export const mailConducts = ['takes', 'is away', 'refuses'] as const
export type MailConduct = (typeof mailConducts)[number]

const noAnswer = () => Object.assign(new Error('No answer'), { code: 'ECONNREFUSED' })
const noMailbox = () => Object.assign(new Error('No such mailbox'), { responseCode: 550, command: 'RCPT TO' })

/** The post of a service: its own writers and deliveries, and a mail server that counts what it took. */
export function aMailServer(service: WholeService & { readonly clock: MovableClock }) {
  const { store, clock, brands, hosts, identity, limits, staff } = service
  const { db: database } = store
  const { now } = clock
  const taken = new Map<string, number>()
  const state: { conduct: MailConduct } = { conduct: 'takes' }
  const originOf = (brand: Parameters<typeof hosts.originOf>[0]) => hosts.originOf(brand) ?? ''
  const delivery: Delivery = {
    database,
    now,
    mailer: async ({ messageId }) => {
      if (state.conduct === 'is away') throw noAnswer()
      if (state.conduct === 'refuses') throw noMailbox()
      taken.set(messageId, (taken.get(messageId) ?? 0) + 1)
    },
    writers: letterWriters({
      database,
      brands,
      originOf,
      sender: 'no-reply@example.com',
      now,
      ensureGuest: identity.ensureGuest,
      limits,
      staffOrigin: undefined,
      staffLetters: staff.limits.letters,
    }),
    onFailure: () => undefined,
  }
  const deliver = async (): Promise<void> => {
    while ((await deliverDue(delivery)) > 0);
  }
  const letters = async () => {
    const found = await database.execute(
      sql`select message_id as "messageId", outcome, done_at is not null as "isDone" from outbox`,
    )
    return (
      found as {
        readonly rows: readonly {
          readonly messageId: string
          readonly outcome: string | null
          readonly isDone: boolean
        }[]
      }
    ).rows
  }
  return {
    behaves: (conduct: MailConduct) => {
      state.conduct = conduct
    },
    deliver,
    /** Delivers until nothing waits: letters that were put off leave when their time has come. */
    empty: async (): Promise<void> => {
      state.conduct = 'takes'
      for (let days = 0; days < 4; days += 0.5) {
        await deliver()
        if ((await letters()).every(({ isDone }) => isDone)) return
        clock.moveOn(12 * 3_600)
      }
    },
    /** Every letter is settled: what was sent was taken, what was refused was not, and nothing was taken twice. */
    expectSettled: async (): Promise<void> => {
      const all = await letters()
      expect(all.filter(({ isDone }) => !isDone)).toEqual([])
      expect([...taken].filter(([, times]) => times !== 1)).toEqual([])
      // After two days a letter that left is forgotten.
      const isTaken = all.map(({ messageId, outcome }) => [messageId, outcome, taken.has(messageId)])
      expect(isTaken).toEqual(all.map(({ messageId, outcome }) => [messageId, outcome, outcome === 'sent']))
    },
  }
}
