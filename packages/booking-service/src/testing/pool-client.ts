import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { embeddedPool } from '@veranda/dev-identity-pool'

type Guest = Readonly<Record<'reservationCode' | 'firstName' | 'lastName' | 'brand', string>>
type Answer = { readonly Session?: string; readonly AuthenticationResult?: { readonly IdToken: string } }

/** Signs in to a running service over HTTP, without a browser's storage. */
export function poolClient(port: number) {
  const call = async (operation: string, body: object): Promise<Answer> => {
    const response = await fetch(`http://localhost:${port}/identity`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId: embeddedPool.guestClientId, ...body }),
    })
    return (await response.json()) as Answer
  }
  return {
    signIn: async ({ reservationCode: USERNAME, firstName, lastName, brand }: Guest) => {
      const { Session } = await call('InitiateAuth', {
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME },
      })
      const { AuthenticationResult } = await call('RespondToAuthChallenge', {
        Session,
        ChallengeName: 'CUSTOM_CHALLENGE',
        ChallengeResponses: {
          USERNAME,
          ANSWER: JSON.stringify({ kind: 'names', firstName, lastName, brand }),
        },
      })
      if (!AuthenticationResult) throw new Error(`${USERNAME} was not let in`)
      return AuthenticationResult.IdToken
    },
    /** The status of asking for the profile on a brand's host. */
    profile: async (origin: string, token: string): Promise<number> => {
      const answer = await ask(port, new URL(origin).host, '/api/profile', {
        authorization: `Bearer ${token}`,
      })
      return answer.status
    },
  }
}

type Asked = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

/** Requests a page by a host name that only a browser or a proxy would resolve to this service. */
export const ask = (
  port: number,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Asked> =>
  new Promise((answered, failed) => {
    request({ port, path, headers: { ...headers, host } }, (response) => {
      text(response).then(
        (body) => answered({ status: response.statusCode ?? 0, headers: response.headers, body }),
        failed,
      )
    })
      .on('error', failed)
      .end()
  })
