import { randomBytes } from 'node:crypto'
import { hashOf } from '@veranda/identity'
import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { Sweep } from '../../platform/db/sweep-rows.ts'
import { staffDevice, staffUser } from '../../schema/staff.ts'

/** A secret for a cookie, and how long the browser is to store it. */
export type Issued = { readonly secret: string; readonly seconds: number }

/** A device is known for so long after its owner last came in with it. */
const knownForSeconds = 90 * 24 * 3_600
/** An account's devices; the ones unused for longest are forgotten beyond that. */
const mostDevices = 10

/**
 * The device that this secret makes known to the account of a name, if there is one. It opens nothing: a password that is tried from
 * it is counted by the device alone, so that its owner is not kept out by strangers who try the same name elsewhere.
 */
export async function knownDevice(
  database: Database,
  secret: string | undefined,
  { userName, now }: { readonly userName: string; readonly now: Date },
): Promise<string | undefined> {
  if (secret === undefined) return undefined
  const [found] = await database
    .select({ id: staffDevice.id })
    .from(staffDevice)
    .innerJoin(staffUser, eq(staffUser.id, staffDevice.userId))
    .where(
      and(
        eq(staffDevice.secretHash, hashOf(secret)),
        eq(staffUser.userName, userName),
        gt(staffDevice.expiresAt, now),
      ),
    )
  return found && String(found.id)
}

/** Makes a device known to an account that has just been proven, or known for longer. */
export async function rememberDevice(
  tx: Database,
  userId: number,
  before: string | undefined,
  now: Date,
): Promise<Issued> {
  const expiresAt = new Date(now.getTime() + knownForSeconds * 1_000)
  if (before !== undefined) {
    const prolonged = await tx
      .update(staffDevice)
      .set({ expiresAt })
      .where(
        and(
          eq(staffDevice.secretHash, hashOf(before)),
          eq(staffDevice.userId, userId),
          gt(staffDevice.expiresAt, now),
        ),
      )
      .returning({ id: staffDevice.id })
    if (prolonged.length > 0) return { secret: before, seconds: knownForSeconds }
  }
  const secret = randomBytes(32).toString('base64url')
  await tx.insert(staffDevice).values({ secretHash: hashOf(secret), userId, expiresAt })
  const latest = tx
    .select({ id: staffDevice.id })
    .from(staffDevice)
    .where(eq(staffDevice.userId, userId))
    .orderBy(desc(staffDevice.expiresAt), desc(staffDevice.id))
    .limit(mostDevices)
  await tx.delete(staffDevice).where(and(eq(staffDevice.userId, userId), notInArray(staffDevice.id, latest)))
  return { secret, seconds: knownForSeconds }
}

/** Forgets every device of an account. */
export async function forgetDevicesOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(staffDevice).where(eq(staffDevice.userId, userId))
}

export const oldStaffDevices: Sweep = {
  table: staffDevice,
  isOver: (now) => sql`${staffDevice.expiresAt} < ${now.toISOString()}`,
}
