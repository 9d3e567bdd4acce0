import type { Page } from '@playwright/test'
import { type SampleGuest, seesReservation } from './product.ts'

/** The client of the user pool every brand's page carries in its `data-client`. */
const clientId = 'veranda-guest-000000000001'

/**
 * Opens a guest's site with a session of the identity service, asked for the way the sign-in form asks: for journeys
 * that are about what comes after the form. Those of signing in, and of every brand, fill in the form.
 */
export async function openSignedIn(page: Page, guest: SampleGuest, path = '/my-reservation'): Promise<void> {
  const { origin, brand, reservationCode, firstName, lastName } = guest
  // A page without the product's scripts, to be on the site's origin and nothing more.
  await page.route(`${origin}/blank`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(`${origin}/blank`)
  const credential = { kind: 'names', firstName, lastName, brand: [brand] }
  await page.evaluate(keepSession, { clientId, reservationCode, credential })
  await page.unroute(`${origin}/blank`)
  await page.goto(`${origin}${path}`)
  if (path === '/my-reservation') await seesReservation(page)
}

type SignIn = { readonly clientId: string; readonly reservationCode: string; readonly credential: object }

/** Runs in the page: asks the user pool for tokens and keeps them where the sign-in library does. */
async function keepSession({ clientId: client, reservationCode, credential }: SignIn): Promise<void> {
  const call = async (operation: string, body: object) => {
    const reply = await fetch('/identity', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId: client, ...body }),
    })
    if (!reply.ok) throw new Error(`${operation} was answered with ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Record<string, never>
  }
  const { Session } = await call('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: reservationCode },
  })
  const { AuthenticationResult: tokens } = await call('RespondToAuthChallenge', {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session,
    ChallengeResponses: { USERNAME: reservationCode, ANSWER: JSON.stringify(credential) },
  })
  if (!tokens) throw new Error('The user pool did not let the guest in')
  const { IdToken, AccessToken, RefreshToken } = tokens
  const library = `CognitoIdentityServiceProvider.${client}`
  localStorage.setItem(`${library}.LastAuthUser`, reservationCode)
  const stored = {
    idToken: IdToken,
    accessToken: AccessToken,
    refreshToken: RefreshToken,
    clockDrift: '0',
    signInDetails: JSON.stringify({ loginId: reservationCode, authFlowType: 'CUSTOM_WITHOUT_SRP' }),
  }
  for (const [name, value] of Object.entries(stored))
    localStorage.setItem(`${library}.${reservationCode}.${name}`, value)
}
