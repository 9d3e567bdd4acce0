import { randomBytes, randomUUID } from 'node:crypto'
import type { Locale } from '@veranda/domain'
import { outbox } from '../../schema/outbox.ts'
import { hashOf } from '@veranda/identity'
import { and, eq, isNotNull } from 'drizzle-orm'
import * as v from 'valibot'
import { type Brands, languageOfBrand } from '../../platform/brands.ts'
import type { Database } from '../../platform/db/database.ts'
import type { LetterWriter } from '../../platform/outbox/deliver-due.ts'
import type { DatabaseThrottle } from '../../platform/throttle/database-throttle.ts'
import { staffPasswordLink, staffUser } from '../../schema/staff.ts'
import { letterheadOf } from '../letterhead.ts'
import { linkMinutes, type PasswordOccasion, staffPasswordLetter } from './letter.ts'

export type StaffPasswordLetterNeeds = {
  readonly database: Database
  readonly brands: Brands
  readonly sender: string
  readonly now: () => Date
  /** Where the back office is; without one there is nobody to write to. */
  readonly staffOrigin: string | undefined
  readonly staffLetters: DatabaseThrottle
}

const order = v.object({ userName: v.string() })

/**
 * Writes to the mailbox of a local account, if there is one with this name. A newer link takes the place of an older one,
 * and the secret is in the letter only. In a group of brands the back office writes under the first one's name.
 */
export const staffPasswordWriters = (
  needs: StaffPasswordLetterNeeds,
): Record<'staff-password' | 'staff-invitation', LetterWriter> => ({
  'staff-password': writerOf('password', needs),
  'staff-invitation': writerOf('invitation', needs),
})

const pageOf: Readonly<Record<PasswordOccasion, string>> = { password: 'password', invitation: 'welcome' }

const writerOf =
  (occasion: PasswordOccasion, needs: StaffPasswordLetterNeeds): LetterWriter =>
  async ({ payload, locale, messageId, attempts }) => {
    const { userName } = v.parse(order, payload)
    const { database, staffOrigin, now } = needs
    const [user] = await database
      .select()
      .from(staffUser)
      .where(
        and(
          eq(staffUser.userName, userName),
          eq(staffUser.source, 'local'),
          eq(staffUser.state, 'active'),
          isNotNull(staffUser.email),
        ),
      )
    const [brand] = needs.brands.all
    if (!user?.email || !brand || staffOrigin === undefined) return undefined
    // A repeated attempt was counted the first time.
    if (attempts === 1 && (await needs.staffLetters.admit(String(user.id))) !== undefined) return undefined
    const letterhead = letterheadOf(brand)
    const content = await staffPasswordLetter({
      letterhead,
      locale: languageOfBrand(brand, locale),
      name: user.displayName,
      occasion,
      link: `${staffOrigin}/${pageOf[occasion]}/${await newLink(database, user.id, occasion, now())}`,
    })
    return {
      ...content,
      messageId,
      to: user.email,
      from: { name: letterhead.displayName, address: needs.sender },
    }
  }

async function newLink(
  database: Database,
  userId: number,
  occasion: PasswordOccasion,
  now: Date,
): Promise<string> {
  const secret = randomBytes(20).toString('hex')
  const expiresAt = new Date(now.getTime() + linkMinutes[occasion] * 60_000)
  const fresh = { secretHash: hashOf(secret), expiresAt }
  await database
    .insert(staffPasswordLink)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: staffPasswordLink.userId, set: fresh })
  return secret
}

type Ordered = { readonly userName: string; readonly locale: Locale }

/** Queues the letter. It belongs to no reservation, and is bounded by its account when it is written. */
export const queuePasswordLetter = (database: Database, ordered: Ordered, now: Date): Promise<void> =>
  queue(database, 'staff-password', ordered, now)

/** The same for an account that has no password yet. */
export const queueInvitation = (database: Database, ordered: Ordered, now: Date): Promise<void> =>
  queue(database, 'staff-invitation', ordered, now)

async function queue(
  database: Database,
  kind: 'staff-password' | 'staff-invitation',
  { userName, locale }: Ordered,
  now: Date,
): Promise<void> {
  const id = randomUUID()
  await database.insert(outbox).values({
    id,
    kind,
    locale,
    payload: { userName },
    messageId: `<${id}@letters.veranda>`,
    availableAt: now,
    createdAt: now,
  })
}
