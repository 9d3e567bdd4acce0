import {
  type Failure,
  finishChallenge,
  getPayment,
  type GuestPayment,
  startCardVerification,
  startPayment,
} from '@veranda/contract'
import type { PayBy } from '@veranda/design-system/patterns/payment'
import { type ChangePurpose, refused, type Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { changeDraftAtom, quoteOf } from '../state/change-draft.ts'

export type PaidWith =
  | { readonly kind: 'card'; readonly token: string; readonly storesCard?: true }
  | { readonly kind: 'stored-card'; readonly cardId: string }
  | { readonly kind: 'paypal' }

type Needs = Pick<Portal, 'client' | 'store'>

/** Authorises what the quote at hand asks for. Its number is kept, so that a page read again goes on with it. */
export async function payForChange(
  portal: Needs,
  purpose: ChangePurpose,
  method: PaidWith,
): Promise<Result<GuestPayment, Failure<typeof startPayment>>> {
  const { client, store } = portal
  const quote = quoteOf(store, purpose)
  if (!quote) return refused({ kind: 'not-found' })
  const answer = await client.call(startPayment, {
    body: { quoteId: quote.quoteId, quoteToken: quote.token, method },
    guard: { key: crypto.randomUUID() },
  })
  if (answer.ok) {
    const { paymentId } = answer.value
    const by = storedAs(method)
    const paying = { by, quoteId: quote.quoteId }
    store.set(
      changeDraftAtom(purpose),
      (draft) => draft && { ...draft, paymentId, paying, isAutomatic: false },
    )
  }
  return answer
}

/** Has a new card verified and stored, to which the balance with this change is charged on its day. */
export async function verifyCardForChange(
  { client, store }: Needs,
  purpose: ChangePurpose,
  token: string,
): Promise<Result<GuestPayment, Failure<typeof startCardVerification>>> {
  const quote = quoteOf(store, purpose)
  if (!quote) return refused({ kind: 'not-found' })
  const { quoteId, token: quoteToken } = quote
  const answer = await client.call(startCardVerification, {
    body: { quoteId, quoteToken, token },
    guard: { key: crypto.randomUUID() },
  })
  if (answer.ok) {
    const { paymentId } = answer.value
    const paying = { by: 'card', quoteId }
    store.set(
      changeDraftAtom(purpose),
      (draft) => draft && { ...draft, paymentId, paying, isAutomatic: true },
    )
  }
  return answer
}

/** Hands on what the bank's page sent the guest back with. */
export const answerBank = (
  { client }: Needs,
  paymentId: string,
  result: string,
): Promise<Result<GuestPayment, Failure<typeof finishChallenge>>> =>
  client.call(finishChallenge, {
    params: { paymentId },
    body: { result },
    guard: { key: crypto.randomUUID() },
  })

/** How the payment of the quote at hand stands. */
export const askForPayment = (
  { client }: Needs,
  paymentId: string,
): Promise<Result<GuestPayment, Failure<typeof getPayment>>> =>
  client.call(getPayment, { params: { paymentId } })

/** What was chosen and accepted before the bank was asked, where it was for this quote. */
export function chosenBefore(
  store: Needs['store'],
  purpose: ChangePurpose,
  quoteId: string,
): PayBy | undefined {
  const paying = store.get(changeDraftAtom(purpose))?.paying
  if (paying?.quoteId !== quoteId) return undefined
  return storedIn(paying.by)
}

/** What of a way to pay is kept while the bank is asked: of a card that is typed anew nothing but that it is one. */
export const storedAs = (method: PaidWith): string =>
  method.kind === 'stored-card' ? method.cardId : method.kind

export function storedIn(by: string): PayBy {
  return by === 'card' || by === 'paypal' ? { kind: by } : { kind: 'stored-card', cardId: by }
}

type Named = { readonly scheme: string; readonly lastDigits: string }

/** What is said of how it was paid: the card, where it is known, or PayPal. */
export const namedCard = (card: Named | undefined, by: string | undefined): Named | undefined =>
  card ?? (by === 'paypal' ? { scheme: by, lastDigits: '' } : undefined)
