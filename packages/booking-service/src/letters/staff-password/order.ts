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
import { staffPasswordLetter } from './letter.ts'

export type StaffPasswordLetterNeeds = {
  readonly database: Database
  readonly brands: Brands
  readonly sender: string
  readonly now: () => Date
  /** Where the back office is; without one there is nobody to write to. */
  readonly staffOrigin: string | undefined
  readonly staffLetters: DatabaseThrottle
}

const linkMinutes = 60
const order = v.object({ userName: v.string() })

/**
 * Writes to the mailbox of a local account, if there is one with this name. A newer link takes the place of an older one,
 * and the secret is in the letter only. In a group of brands the back office writes under the first one's name.
 */
export const staffPasswordWriter =
  (needs: StaffPasswordLetterNeeds): LetterWriter =>
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
      minutes: linkMinutes,
      link: `${staffOrigin}/password/${await newLink(database, user.id, now())}`,
    })
    return {
      ...content,
      messageId,
      to: user.email,
      from: { name: letterhead.displayName, address: needs.sender },
    }
  }

async function newLink(database: Database, userId: number, now: Date): Promise<string> {
  const secret = randomBytes(20).toString('hex')
  const fresh = { secretHash: hashOf(secret), expiresAt: new Date(now.getTime() + linkMinutes * 60_000) }
  await database
    .insert(staffPasswordLink)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: staffPasswordLink.userId, set: fresh })
  return secret
}

/** Orders the letter. It belongs to no reservation, and is bounded by its account when it is written. */
export async function queuePasswordLetter(
  database: Database,
  { userName, locale }: { readonly userName: string; readonly locale: Locale },
  now: Date,
): Promise<void> {
  const id = randomUUID()
  await database.insert(outbox).values({
    id,
    kind: 'staff-password',
    locale,
    payload: { userName },
    messageId: `<${id}@letters.veranda>`,
    availableAt: now,
    createdAt: now,
  })
}
