import type { BrandId } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import type { KnownGuest } from './identity.ts'
import { keepSecret, newLinkSecret } from './one-time-secrets.ts'

/** Creates a guest's one-time link, on the brand's configured origin. */
export async function issueSignInLink(
  needs: {
    readonly database: Database
    readonly now: () => Date
    readonly originOf: (brand: BrandId) => string
  },
  { reservationCode, brand, guestId }: KnownGuest & { readonly guestId?: number },
): Promise<string> {
  const secret = newLinkSecret()
  const scope = {
    reservationCode,
    brand,
    purpose: 'link',
    ...(guestId === undefined ? {} : { guestId }),
  } as const
  await keepSecret(needs.database, scope, secret, needs.now())
  return new URL(`/auth/login/${encodeURIComponent(reservationCode)}/${secret}`, needs.originOf(brand)).href
}
