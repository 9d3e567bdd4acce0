import { toReservationCode } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { reservation } from '../schema/reservation.ts'
import { addressPrefix } from '../platform/http/client-address.ts'
import { type Refusing, ServiceRefusal } from '../platform/refusal.ts'
import type { SignInService } from './sign-in-service.ts'
import { checkNames } from './check-names.ts'

export type CredentialsTried = {
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
}

/** Whether number and name belong together, for the main guest of any room, on any brand's site. */
export async function validateReservation(
  service: SignInService & Refusing<'sign-in-by-link'>,
  tried: CredentialsTried,
  address: string,
): Promise<{ isValid: boolean }> {
  const database = service.store.db
  const answer = await checkNames(
    { database, limits: service.limits },
    { ...tried, network: addressPrefix(address) },
  )
  if (answer.kind === 'wait')
    throw new ServiceRefusal(
      'too-many-tries',
      'Too many attempts. Please wait, or request a link by e-mail.',
      {
        retryAfterSeconds: answer.seconds,
      },
    )
  if (answer.kind === 'link-instead')
    throw service.refuse(
      'sign-in-by-link',
      'Names are not taken just now. Please ask for a link by e-mail.',
      {
        retryAfterSeconds: answer.seconds,
      },
    )
  if (answer.kind === 'match') await ensureGuest(service, toReservationCode(tried.reservationCode))
  return { isValid: answer.kind === 'match' }
}

async function ensureGuest(service: SignInService, reservationCode: string): Promise<void> {
  const [found] = await service.store.db
    .select({ brand: reservation.brand })
    .from(reservation)
    .where(eq(reservation.code, reservationCode))
  if (found) await service.identity.ensureGuest({ reservationCode, brand: found.brand })
}
