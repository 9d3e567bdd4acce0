import type { Identity } from '../identity/identity.ts'
import type { SignInLimits } from '../identity/limits.ts'
import type { SignInLinkRequest } from '../letters/sign-in-link/queue.ts'
import type { Service } from '../platform/service.ts'

/** What signing in needs in addition: the user pool, the limits on attempts, and links by letter. */
export type SignInService = Service & {
  readonly identity: Identity
  readonly limits: SignInLimits
  readonly mail: Mail
}

export type Mail = {
  /** Does the same work whether or not there is anybody to write to. */
  readonly queueSignInLink: (input: SignInLinkRequest) => Promise<void>
}
