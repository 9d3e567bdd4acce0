import { type Locale, toUserName } from '@veranda/domain'
import { queuePasswordLetter } from '../../letters/staff-password/queue-password-letter.ts'
import { addressPrefix } from '../../platform/http/client-address.ts'
import { ServiceRefusal } from '../../platform/refusal.ts'
import type { StaffService } from '../staff-service.ts'

/** Orders a letter with a link. The work is the same for every name; whether it has a mailbox is found out when the letter is written. */
export async function requestPasswordReset(
  { store, clock, staff }: StaffService,
  input: { readonly userName: string; readonly locale: Locale },
  address: string,
): Promise<void> {
  const seconds = await staff.limits.linksByAddress.admit(addressPrefix(address))
  if (seconds !== undefined)
    throw new ServiceRefusal('too-many-tries', 'Too many links have been asked for. Please wait.', {
      retryAfterSeconds: seconds,
    })
  const order = { userName: toUserName(input.userName), locale: input.locale }
  await queuePasswordLetter(store.db, order, clock.now())
  staff.onLetter()
}
