import { request } from 'node:http'
import { embeddedPool } from '@veranda/identity'
import type { SampleSignIn } from '../start-page.ts'

type Answer = { readonly Session?: string; readonly AuthenticationResult?: { readonly IdToken: string } }

/** Signs in over the wire of a running service, without a browser's storage around it. */
export function poolClient(port: number) {
  const ask = async (operation: string, body: object): Promise<Answer> => {
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
    signIn: async ({ reservationCode: USERNAME, firstName, lastName, brand }: SampleSignIn) => {
      const { Session } = await ask('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } })
      const { AuthenticationResult } = await ask('RespondToAuthChallenge', {
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
    /** The status of asking for the profile on a brand's host, which a browser would resolve by itself. */
    profile: (origin: string, token: string): Promise<number | undefined> =>
      new Promise((answered, failed) => {
        const headers = { host: new URL(origin).host, authorization: `Bearer ${token}` }
        request({ port, path: '/api/profile', headers }, (response) => {
          response.resume()
          answered(response.statusCode)
        })
          .on('error', failed)
          .end()
      }),
  }
}
