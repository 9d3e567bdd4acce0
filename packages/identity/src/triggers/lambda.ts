/**
 * The triggers as a user pool deploys them: one function each, handlers `lambda.defineAuthChallenge`,
 * `lambda.createAuthChallenge` and `lambda.verifyAuthChallengeResponse`. Environment:
 *
 * - `BOOKING_SERVICE_URL`: origin of the booking service as seen from the functions, https outside a private network;
 * - `TRIGGER_SECRET`: the secret the booking service was started with.
 */
import { credentialsOverHttp } from './credentials-over-http.ts'
import { guestTriggers } from './index.ts'

/** @public A user pool calls them by name; nothing here does. */
export const { defineAuthChallenge, createAuthChallenge, verifyAuthChallengeResponse } = guestTriggers(
  credentialsOverHttp({ origin: setting('BOOKING_SERVICE_URL'), secret: setting('TRIGGER_SECRET') }),
)

function setting(name: 'BOOKING_SERVICE_URL' | 'TRIGGER_SECRET'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}
