import { localeFor } from '@veranda/domain'
import { addressPrefix } from '../platform/http/client-address.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { SignInService } from './sign-in-service.ts'
import type { SignInLinkRequest } from '../letters/sign-in-link/queue.ts'

/**
 * Takes the request for a link. The answer does not reveal whether the reservation or the address exists, and
 * the request uses up none of the reservation's limits: letters are counted where they are written.
 */
export async function requestSignInLink(
  service: SignInService,
  input: SignInLinkRequest,
  address: string,
): Promise<void> {
  const seconds = await service.limits.linksByAddress.admit(addressPrefix(address))
  if (seconds !== undefined)
    throw new ServiceRefusal('too-many-tries', 'Too many links have been requested. Please wait.', {
      retryAfterSeconds: seconds,
    })
  // Whether its brand offers the language is asked where the letter is written: here the brand is not revealed.
  const offered = service.brands.locales
  const locale = localeFor({ chosen: input.locale, browserLanguages: [input.locale], offered })
  await service.mail.queueSignInLink({ ...input, locale })
}
