import type { SampleGuest } from '../product.ts'

export type Guest = Omit<SampleGuest, 'origin'>

/** Signs a guest in by names, as their browser does; the token their calls carry. */
export async function signIn(port: number, guest: Guest, address: string): Promise<string> {
  const ask = async (operation: string, body: object): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}/identity`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': address,
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId: 'veranda-guest-000000000001', ...body }),
    })
    return (await response.json()) as Answer
  }
  const { reservationCode: USERNAME, firstName, lastName, brand } = guest
  const { Session } = await ask('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } })
  const ANSWER = JSON.stringify({ kind: 'names', firstName, lastName, brand })
  const { AuthenticationResult } = await ask('RespondToAuthChallenge', {
    Session,
    ChallengeName: 'CUSTOM_CHALLENGE',
    ChallengeResponses: { USERNAME, ANSWER },
  })
  if (!AuthenticationResult) throw new Error(`${USERNAME} was not let in`)
  return AuthenticationResult.IdToken
}

type Answer = {
  readonly Session?: string
  readonly AuthenticationResult?: { readonly IdToken: string }
}
