import { eq } from 'drizzle-orm'
import { letterheadOf } from '../letters/letterhead.ts'
import type { LetterNeeds, ReceiptAsked } from '../letters/to-main-guest.ts'
import { languageOfBrand } from '../platform/brands.ts'
import type { Attachment } from '../platform/mail/letter.ts'
import { findReceipt } from '../receipts/list-receipts.ts'
import { market } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import { receiptDocument } from './document.ts'

/** Mailboxes refuse what is too large; a letter without its file still names the receipt. */
const largestBytes = 500_000

/** The receipt a letter tells of, as the document that goes with it. */
export const attachedReceipt =
  ({ database, brands, originOf }: Pick<LetterNeeds, 'database' | 'brands' | 'originOf'>) =>
  async ({
    reservationCode,
    brand: brandId,
    number,
    locale,
  }: ReceiptAsked): Promise<Attachment | undefined> => {
    const [of] = await database
      .select({ id: reservation.id, countryCode: market.countryCode })
      .from(reservation)
      .innerJoin(market, eq(market.code, reservation.marketCode))
      .where(eq(reservation.code, reservationCode))
    const found = of && (await findReceipt(database, of.id, number))
    if (!found) return undefined
    const brand = brands.get(brandId)
    const document = await receiptDocument({
      ...found,
      letterhead: letterheadOf(brand),
      locale: languageOfBrand(brand, locale),
      countryCode: of.countryCode,
      origin: originOf(brandId),
    })
    return document.content.byteLength > largestBytes ? undefined : document
  }
