import { addressPrefix } from '../http/client-address.ts'
import { ServiceRefusal } from '../refusal.ts'
import type { Service, SignInLinkWish } from '../service.ts'

/** Takes the wish for a link. The answer says nothing of whether there is such a reservation or address. */
export async function requestSignInLink(
  service: Service,
  wish: SignInLinkWish,
  address: string,
): Promise<void> {
  const seconds = await service.limits.linksByAddress.admit(addressPrefix(address))
  if (seconds !== undefined)
    throw new ServiceRefusal('too-many-tries', 'Too many links were asked for. Please wait.', {
      retryAfterSeconds: seconds,
    })
  // Past its own limit a number gets no further letters, and the asker the same answer.
  const spent = await service.limits.linksByNumber.admit(wish.reservationCode.trim().toUpperCase())
  if (spent === undefined) await service.mail.requestSignInLink(wish)
}
