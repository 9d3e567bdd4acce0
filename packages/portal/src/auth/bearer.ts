import type { Auth } from './auth.ts'
import type { StoredTokens } from './stored-tokens.ts'

/** A token that runs out on the way is no use. */
const margin = 30_000

type BearerNeeds = {
  readonly auth: Pick<Auth, 'refresh'>
  readonly tokens: () => StoredTokens | undefined
  readonly now: () => number
}

/** The token for a call: the stored one while it is good, else a new one. */
export const bearer = ({ auth, tokens, now }: BearerNeeds) => {
  return async (): Promise<string | undefined> => {
    const stored = tokens()
    if (!stored || stored.expiresAt - margin > now()) return stored?.idToken
    try {
      await auth.refresh()
    } catch (failure) {
      // Out of reach. While the old token is good, it is used up; an outage is no reason to sign anybody out.
      if (stored.expiresAt <= now()) throw failure
      return stored.idToken
    }
    return tokens()?.idToken
  }
}
