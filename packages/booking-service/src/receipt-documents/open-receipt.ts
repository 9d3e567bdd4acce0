import type { Locale, Reservation, SignedReceipt } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { letterheadOf } from '../letters/letterhead.ts'
import { languageOfBrand } from '../platform/brands.ts'
import type { FileGiven } from '../platform/http/reply.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { findReceipt } from '../receipts/list-receipts.ts'
import { receiptDocument } from './document.ts'

type Needs = Pick<Service, 'store' | 'brands' | 'hosts'>

/** A receipt of the reservation; of any other nothing is found. */
export async function requireReceipt(
  { store }: Pick<Needs, 'store'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
  number: string,
): Promise<SignedReceipt> {
  const found = await findReceipt(store.db, bookingId, number.toUpperCase())
  if (!found) throw new ServiceRefusal('not-found', 'There is no such receipt.')
  return found
}

type Opened = {
  readonly guest: Pick<GuestSession, 'brand'>
  readonly reservation: Reservation
  readonly number: string
  readonly locale: Locale
}

/** The receipt as a document in the brand's look. */
export async function openReceipt(
  service: Needs,
  { guest, reservation, number, locale }: Opened,
): Promise<FileGiven> {
  const { receipt, signed } = await requireReceipt(service, reservation, number)
  const brand = service.brands.get(guest.brand)
  const { filename, contentType, content } = await receiptDocument({
    receipt,
    signed,
    letterhead: letterheadOf(brand),
    locale: languageOfBrand(brand, locale),
    countryCode: reservation.market.countryCode,
    origin: service.hosts.originOf(guest.brand) ?? '',
  })
  return { name: filename, type: contentType, bytes: new Uint8Array(content) }
}
