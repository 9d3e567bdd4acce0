import { embeddedPool, openEmbeddedPool } from '@veranda/dev-identity-pool'
import type { Store } from '../../platform/db/store.ts'
import { parseEnv } from '../../env.ts'
import { aService } from '../../testing/a-service.ts'
import { queueSignInLink, signInLinkWriter } from '../../letters/sign-in-link/queue.ts'
import { deliverDue } from '../../platform/outbox/deliver-due.ts'
import { unwritten } from '../../letters/testing/unwritten.ts'
import { isRefusal } from '../../platform/refusal.ts'
import { requestSignInLink } from '../request-sign-in-link.ts'
import { type CredentialsTried, validateReservation } from '../validate-reservation.ts'
import { startIdentity } from '../../start-identity.ts'
import { brands } from '../../testing/sample-brands.ts'

export type Outcome = 'in' | 'not-let-in' | 'past-limit'

type PoolReply = { readonly Session?: string; readonly AuthenticationResult?: { readonly IdToken: string } }

/**
 * The service's real ways to sign in, over one database and a test clock: names, the pool's protocol, links
 * in letters.
 */
export function signInSetup(store: Store) {
  const service = aService(store)
  const { clock, limits } = service
  const database = store.db
  const originOf = (brand: string) => `https://${brand}.example.com`
  const failures: unknown[] = []
  const onFailure = (failure: unknown) => void failures.push(failure)
  const identity = startIdentity({
    settings: parseEnv({}, brands),
    database,
    brands,
    clock,
    limits,
    originOf,
    onFailure,
    openPool: openEmbeddedPool,
  })
  const mailbox = new Map<string, string>()
  let isOrdered = false
  const setup = { database, now: clock.now, onOrder: () => void (isOrdered = true) }
  const mailed = { ...service, identity, mail: { queueSignInLink: queueSignInLink.bind(undefined, setup) } }
  const delivery = {
    database,
    now: clock.now,
    onFailure,
    mailer: async ({ to, text }: { readonly to: string; readonly text: string }) =>
      void mailbox.set(to, /[0-9a-f]{40}/.exec(text)?.[0] ?? ''),
    writers: {
      ...unwritten,
      'sign-in-link': signInLinkWriter({
        database,
        now: clock.now,
        originOf,
        brands,
        sender: 'stay@example.com',
        ensureGuest: identity.ensureGuest,
        limits,
      }),
    },
  }

  const call = async (operation: string, body: object, address: string) => {
    const request = new Request('http://palace.localhost:4000/identity', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId: embeddedPool.guestClientId, ...body }),
    })
    const reply = await identity.handle?.(request, { address })
    return { status: reply?.status ?? 0, body: (await reply?.json()) as PoolReply }
  }

  /**
   * Sends a credential to the pool, as a guest's page does after its own checks, and a guesser without them.
   */
  const showToPool = async (USERNAME: string, credential: object, address: string): Promise<Outcome> => {
    const begun = await call(
      'InitiateAuth',
      { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } },
      address,
    )
    if (begun.status === 429) return 'past-limit'
    const { status, body } = await call(
      'RespondToAuthChallenge',
      {
        Session: begun.body.Session,
        ChallengeName: 'CUSTOM_CHALLENGE',
        ChallengeResponses: { USERNAME, ANSWER: JSON.stringify({ ...credential, brand: 'palace' }) },
      },
      address,
    )
    if (status === 429) return 'past-limit'
    const token = body.AuthenticationResult?.IdToken
    const session = token === undefined ? undefined : await identity.verifySession(token)
    return session?.reservationCode === USERNAME ? 'in' : 'not-let-in'
  }

  /** Checks whether number and names belong together. */
  const checkNames = async (tried: CredentialsTried, address: string): Promise<Outcome> => {
    try {
      return (await validateReservation(mailed, tried, address)).isValid ? 'in' : 'not-let-in'
    } catch (refused) {
      if (isRefusal(refused)) return 'past-limit'
      throw refused
    }
  }

  return {
    clock,
    failures,
    checkNames,
    showNamesToPool: ({ reservationCode, ...names }: CredentialsTried, address: string) =>
      showToPool(reservationCode, { kind: 'names', ...names }, address),
    openLink: (reservationCode: string, uuid: string, address: string) =>
      showToPool(reservationCode, { kind: 'link', uuid }, address),
    askForLink: async (reservationCode: string, email: string, address: string): Promise<void> => {
      const request = { reservationCode, email, locale: 'en-US' } as const
      await requestSignInLink(mailed, request, address).catch((refused: unknown) => {
        if (!isRefusal(refused)) throw refused
      })
    },
    /** Writes and sends the queued letters. */
    deliver: async () => {
      if (!isOrdered) return
      isOrdered = false
      while ((await deliverDue(delivery)) > 0);
    },
    linkIn: (email: string) => mailbox.get(email),
  }
}
