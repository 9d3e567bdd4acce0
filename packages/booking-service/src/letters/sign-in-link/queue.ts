import { createHash } from 'node:crypto'
import { type Locale, toReservationCode } from '@veranda/domain'
import * as v from 'valibot'
import { helpPhoneFor } from '../../help/help-line-of.ts'
import { languageOfBrand } from '../../platform/brands.ts'
import type { LetterWriter } from '../../platform/outbox/deliver-due.ts'
import { guestsToWriteTo } from '../guests-to-write-to.ts'
import { letterheadOf } from '../letterhead.ts'
import type { LetterNeeds } from '../to-main-guest.ts'
import { signInLinkLetter } from './letter.ts'
import type { SignInLimits } from '../../identity/limits.ts'
import type { Identity } from '../../identity/identity.ts'
import { minutesOf, minutesOnceOpened } from '../../identity/one-time-secrets.ts'
import { issueSignInLink } from '../../identity/sign-in-link.ts'
import type { Database } from '../../platform/db/database.ts'
import { putInOutbox } from '../put-in-outbox.ts'

export type SignInLinkRequest = {
  readonly reservationCode: string
  readonly email: string
  readonly locale: Locale
}

export type SignInLinkMail = {
  readonly database: Database
  readonly now: () => Date
  /** Called when there is a letter to send. */
  readonly onOrder: () => void
}

/**
 * Stores the request for a link. The work is the same for every number and address, so that the caller learns
 * nothing from it; whether they match is checked later, when the letter is written.
 */
export async function queueSignInLink(orders: SignInLinkMail, input: SignInLinkRequest): Promise<void> {
  const reservationCode = toReservationCode(input.reservationCode)
  const payload = { reservationCode, addressHash: addressHash(input.email) }
  await putInOutbox(orders.database, { kind: 'sign-in-link', locale: input.locale, payload }, orders.now())
  orders.onOrder()
}

export type SignInLinkLetterNeeds = LetterNeeds & {
  readonly now: () => Date
  readonly ensureGuest: Identity['ensureGuest']
  readonly limits: Pick<SignInLimits, 'letters'>
}

const order = v.object({ reservationCode: v.string(), addressHash: v.string() })

/**
 * Writes to the requested address if it is on file for a guest who may sign in (`who-may-sign-in.ts`). The link's secret exists in the letter only.
 * Letters are counted here, after the request was answered: requests with a wrong address use up nothing.
 */
export const signInLinkWriter =
  (needs: SignInLinkLetterNeeds): LetterWriter =>
  async ({ payload, locale, messageId, attempts }) => {
    const input = v.parse(order, payload)
    const guests = await guestsToWriteTo(needs.database, input.reservationCode)
    const guest = guests.find(({ email }) => addressHash(email) === input.addressHash)
    if (!guest) return undefined
    // A repeated attempt was counted the first time.
    const mailbox = `${input.reservationCode}\n${input.addressHash}`
    if (attempts === 1 && (await needs.limits.letters.admit(mailbox)) !== undefined) return undefined
    await needs.ensureGuest(guest)
    const brand = needs.brands.get(guest.brand)
    const letterhead = letterheadOf(brand)
    const expiresAt = new Date(needs.now().getTime() + minutesOf.link * 60_000)
    const content = await signInLinkLetter({
      letterhead,
      hotelName: guest.hotelName,
      helpPhone: await helpPhoneFor(needs, guest.reservationCode),
      locale: languageOfBrand(brand, locale),
      firstName: guest.firstName,
      reservationCode: guest.reservationCode,
      link: await issueSignInLink(needs, guest),
      expiry: { at: expiresAt, timeZone: guest.timeZone, minutes: minutesOf.link, opened: minutesOnceOpened },
    })
    return {
      ...content,
      messageId,
      to: guest.email,
      from: { name: letterhead.displayName, address: needs.sender },
    }
  }

/** A hash, because the outbox only needs to compare addresses. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(email.normalize('NFKC').trim().toLowerCase()).digest('base64url')
