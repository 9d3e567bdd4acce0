import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type RefusingIn, ServiceRefusal } from '../../platform/refusal.ts'
import { staffPasskey } from '../../schema/staff.ts'
import type { StaffService } from '../service/staff-service.ts'
import { recordRefusal } from '../sessions/record-refusal.ts'
import { sessionInStage } from '../sessions/staff-sessions.ts'
import { type Caller, type StepTaken, takeStep } from '../sessions/start-session.ts'
import { keepChallenge, takeChallenge } from './challenge.ts'
import { jsonIn } from './json-in.ts'

/** What the browser is asked at sign-in: to sign a challenge with one of the account’s passkeys. */
export async function startPasskeySignIn(
  { store, clock, refuse }: StaffService & RefusingIn<'startPasskeySignIn'>,
  secret: string | undefined,
  origin: string,
): Promise<{ readonly options: string }> {
  const now = clock.now()
  const found = await sessionInStage(store.db, secret, ['second-factor'], now)
  if (!found) throw refuse('sign-in-again', 'Sign in again.')
  const passkeys = await store.db.select().from(staffPasskey).where(eq(staffPasskey.userId, found.user.id))
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports: [...transports] as never })),
    userVerification: 'preferred',
  })
  await keepChallenge(store.db, found.session.id, options.challenge, now)
  return { options: JSON.stringify(options) }
}

/** Proves the second factor with a passkey, and opens the session or leads to what is still missing. */
export async function passPasskey(
  service: StaffService & RefusingIn<'passPasskey'>,
  caller: Caller,
  { response: text, origin }: { readonly response: string; readonly origin: string },
): Promise<StepTaken> {
  const { store, clock, staff, refuse } = service
  const now = clock.now()
  const found = await sessionInStage(store.db, caller.secret, ['second-factor'], now)
  if (!found) throw refuse('sign-in-again', 'Sign in again.')
  const { user, session } = found
  const key = String(user.id)
  const seconds = await staff.limits.codes.admit(key)
  if (seconds !== undefined)
    throw new ServiceRefusal('too-many-tries', 'Too many attempts. Please wait.', {
      retryAfterSeconds: seconds,
    })
  const challenge = await takeChallenge(store.db, session.id, now)
  if (challenge === undefined || !(await isProven(service, user.id, { text, challenge, origin, now }))) {
    await recordRefusal(service, user, 'staff-second-factor-refused', { kind: 'passkey' })
    throw refuse('passkey-not-valid', 'This passkey does not belong to this account.')
  }
  await staff.limits.codes.forget(key)
  const done = { action: 'staff-pass-second-factor', kind: 'passkey' } as const
  return inTransaction({ store }, (tx) => takeStep(tx, user, done, caller, now))
}

type Signed = {
  readonly text: string
  readonly challenge: string
  readonly origin: string
  readonly now: Date
}

/** A signature of one of the account’s own passkeys over this challenge. A counter that does not grow is a copy of the key. */
async function isProven(
  { store }: StaffService,
  userId: number,
  { text, challenge, origin, now }: Signed,
): Promise<boolean> {
  const response = jsonIn<AuthenticationResponseJSON>(text)
  if (!response) return false
  const [passkey] = await store.db
    .select()
    .from(staffPasskey)
    .where(and(eq(staffPasskey.id, response.id), eq(staffPasskey.userId, userId)))
  if (!passkey) return false
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) return false
  const { newCounter } = verified.authenticationInfo
  const used = await store.db
    .update(staffPasskey)
    .set({ counter: newCounter, usedAt: now })
    .where(and(eq(staffPasskey.id, passkey.id), eq(staffPasskey.counter, passkey.counter)))
    .returning({ id: staffPasskey.id })
  return used.length === 1
}
