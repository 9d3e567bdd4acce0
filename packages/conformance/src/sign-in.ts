import type { BrandId } from '@veranda/domain'
import type { Fetch } from './exchange.ts'

/** The user pool that gives guests their sessions: Amazon Cognito, or what answers as it does. */
export type Pool = {
  readonly url: string
  readonly clientId: string
  readonly brand: BrandId
  readonly fetch: Fetch
}

export type Names = { readonly firstName: string; readonly lastName: string }

type Answer = {
  readonly Session?: string
  readonly AuthenticationResult?: { readonly IdToken?: string }
}

/** Signs a guest in by reservation number and names, as the site does; throws where the pool does not let them in. */
export async function signIn(pool: Pool, reservationCode: string, names: Names): Promise<string> {
  const { Session } = await ask(pool, 'InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: reservationCode },
  })
  const { AuthenticationResult } = await ask(pool, 'RespondToAuthChallenge', {
    Session,
    ChallengeName: 'CUSTOM_CHALLENGE',
    ChallengeResponses: {
      USERNAME: reservationCode,
      ANSWER: JSON.stringify({ kind: 'names', ...names, brand: pool.brand }),
    },
  })
  const token = AuthenticationResult?.IdToken
  if (token === undefined) throw new Error(`The user pool did not let ${reservationCode} in by these names.`)
  return token
}

async function ask({ url, clientId, fetch }: Pool, operation: string, body: object): Promise<Answer> {
  const response = await fetch(
    new Request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId: clientId, ...body }),
    }),
  )
  return (await response.json().catch(() => ({}))) as Answer
}
