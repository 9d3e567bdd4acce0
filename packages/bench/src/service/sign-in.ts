import { ask as askStaff } from '../back-office/ask.ts'
import { sampleAdmin } from '../back-office/lists.ts'
import type { SampleGuest } from '../product.ts'

export type Guest = Omit<SampleGuest, 'origin'>
/** A guest who was let in, and the token their calls carry. */
export type SignedIn = { readonly guest: Guest; readonly token: string }

/** Signs guests in one after the other, each from a network of their own: one network may not sign in so many. */
export async function signGuestsIn(port: number, guests: readonly Guest[]): Promise<readonly SignedIn[]> {
  const signedIn: SignedIn[] = []
  for (const [index, guest] of guests.entries())
    signedIn.push({ guest, token: await signIn(port, guest, `203.0.${index >> 8}.${index & 255}`) })
  return signedIn
}

/** Signs the sample's administrator in; the cookie that staff's calls carry. */
export async function signStaffIn(port: number): Promise<string> {
  const { status, cookie } = await askStaff(port, '/api/staff/session', { method: 'POST', body: sampleAdmin })
  if (status !== 200) throw new Error(`The administrator was not let in: ${status}`)
  return cookie
}

/** Signs a guest in by names, as their browser does. */
async function signIn(port: number, guest: Guest, address: string): Promise<string> {
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
