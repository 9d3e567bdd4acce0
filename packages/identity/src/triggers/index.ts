import { createAuthChallenge } from './create-auth-challenge.ts'
import { defineAuthChallenge } from './define-auth-challenge.ts'
import type { GuestCredentials } from './guest-credentials.ts'
import { verifyAuthChallengeResponse } from './verify-auth-challenge-response.ts'

export * from './challenge-answer.ts'
export * from './credentials-over-http.ts'
export * from './event.ts'
export * from './guest-credentials.ts'
export { TooManyTries } from './too-many-tries.ts'

/** The user pool's three custom-authentication triggers. */
export type GuestTriggers = ReturnType<typeof guestTriggers>

/** The triggers over a way to ask the booking service: in its own process, or by HTTP when deployed with a real pool. */
export const guestTriggers = (credentials: GuestCredentials) => ({
  defineAuthChallenge: defineAuthChallenge(credentials),
  createAuthChallenge: createAuthChallenge(credentials),
  verifyAuthChallengeResponse: verifyAuthChallengeResponse(credentials),
})
