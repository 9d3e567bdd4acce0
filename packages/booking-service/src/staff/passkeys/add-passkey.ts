import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { asStaff } from '../../audit/actor.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { RefusingIn } from '../../platform/refusal.ts'
import type { StaffCaller } from '../../platform/service.ts'
import { staffPasskey } from '../../schema/staff.ts'
import { requireAccount, requireUser } from '../account/own-account.ts'
import { requireOwnPassword } from '../account/require-own-password.ts'
import type { StaffService } from '../service/staff-service.ts'
import { keepChallenge, takeChallenge } from './challenge.ts'
import { jsonIn } from './json-in.ts'

/** What the browser is asked for a new passkey. One of the account’s own devices is not offered again. */
export async function startPasskey(
  service: StaffService & RefusingIn<'startPasskey'>,
  staff: StaffCaller,
  { password, origin }: { readonly password: string; readonly origin: string },
): Promise<{ readonly options: string }> {
  const { store, clock } = service
  const user = await requireUser(store.db, staff)
  await requireOwnPassword(service, user, password)
  const known = await store.db.select().from(staffPasskey).where(eq(staffPasskey.userId, user.id))
  const options = await generateRegistrationOptions({
    rpName: 'Veranda',
    rpID: new URL(origin).hostname,
    userName: user.userName,
    userDisplayName: user.displayName,
    // The same for every passkey of an account, and nothing that tells whose it is.
    userID: new TextEncoder().encode(`staff-${user.id}`),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  await keepChallenge(store.db, requireAccount(staff).sessionId, options.challenge, clock.now())
  return { options: JSON.stringify(options) }
}

export type NewPasskey = {
  readonly factorName: string
  /** The browser’s answer, as JSON. */
  readonly response: string
  readonly origin: string
}

/** Adds a passkey: its challenge, the origin it was made on and the host it is for are checked by what the device signed. */
export async function addPasskey(
  service: StaffService & RefusingIn<'addPasskey'>,
  staff: StaffCaller,
  { factorName, response: text, origin }: NewPasskey,
): Promise<void> {
  const { store, clock, refuse } = service
  const now = clock.now()
  const { sessionId, userId } = requireAccount(staff)
  const notValid = () => refuse('passkey-not-valid', 'This passkey could not be added.')
  const expectedChallenge = await takeChallenge(store.db, sessionId, now)
  const response = jsonIn<RegistrationResponseJSON>(text)
  if (expectedChallenge === undefined || !response) throw notValid()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    // The password is the other factor.
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) throw notValid()
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  await inTransaction(service, async (tx) => {
    const added = await tx
      .insert(staffPasskey)
      .values({
        id,
        userId,
        name: factorName.trim(),
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: staffPasskey.id })
    if (added.length === 0) throw notValid()
    await appendAudit(tx, {
      at: now,
      actor: asStaff(staff),
      action: 'staff-add-second-factor',
      reservationId: null,
      detail: { member: userId, kind: 'passkey' },
    })
  })
}
