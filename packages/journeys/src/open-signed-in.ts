import type { Page } from '@playwright/test'
import { postTo } from './post-to.ts'
import { type SampleGuest, seesReservation } from './product.ts'

/** The client of the user pool every brand's page carries in its `data-client`. */
const clientId = 'veranda-guest-000000000001'

/**
 * Opens a guest's site with a session of the identity service, asked for the way the sign-in form asks: for journeys
 * that are about what comes after the form. Those of signing in, and of every brand, fill in the form.
 */
export async function openSignedIn(page: Page, guest: SampleGuest, path = '/my-reservation'): Promise<void> {
  const { origin } = guest
  const script = await page.addInitScript(keepSession, { origin, stored: await sessionOf(guest) })
  await page.goto(`${origin}${path}`)
  // A page that loads later undoes no signing out, and no other sign-in.
  await script.dispose()
  if (path === '/my-reservation') await seesReservation(page)
}

type Stored = readonly (readonly [key: string, value: string])[]

/** Asks the user pool for tokens; what the sign-in library would keep of them. */
async function sessionOf({
  origin,
  brand,
  reservationCode,
  firstName,
  lastName,
}: SampleGuest): Promise<Stored> {
  const call = async (operation: string, body: object) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    }
    const { json } = await postTo(`${origin}/identity`, headers, { ClientId: clientId, ...body })
    return json as Record<string, never>
  }
  const { Session } = await call('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: reservationCode },
  })
  const credential = { kind: 'names', firstName, lastName, brand: [brand] }
  const { AuthenticationResult: tokens } = await call('RespondToAuthChallenge', {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session,
    ChallengeResponses: { USERNAME: reservationCode, ANSWER: JSON.stringify(credential) },
  })
  if (!tokens) throw new Error('The user pool did not let the guest in')
  const { IdToken, AccessToken, RefreshToken } = tokens
  const library = `CognitoIdentityServiceProvider.${clientId}`
  const ofGuest = {
    idToken: IdToken,
    accessToken: AccessToken,
    refreshToken: RefreshToken,
    clockDrift: '0',
    signInDetails: JSON.stringify({ loginId: reservationCode, authFlowType: 'CUSTOM_WITHOUT_SRP' }),
  }
  return [
    [`${library}.LastAuthUser`, reservationCode],
    ...Object.entries(ofGuest).map(
      ([name, value]) => [`${library}.${reservationCode}.${name}`, value] as const,
    ),
  ]
}

/** Runs in the page, before anything of its own. */
function keepSession({ origin, stored }: { readonly origin: string; readonly stored: Stored }): void {
  if (location.origin === origin) for (const [key, value] of stored) localStorage.setItem(key, value)
}
