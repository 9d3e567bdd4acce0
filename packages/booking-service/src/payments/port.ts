import type { CardMonth, DeclineReason, Money } from '@veranda/domain'
import type { EventProblem, ProviderEventKind } from '../schema/payment.ts'
import type { Log } from '../platform/log.ts'

/**
 * A payment provider. Every call that moves money carries a key derived from the row it is for: repeated, it
 * is done once and answered the same. A call that throws has an unknown outcome.
 */
export type PaymentProvider = {
  readonly name: 'embedded' | 'adyen'
  /** Authorises an amount on a card; captures nothing. */
  readonly authorise: (order: CardOrder) => Promise<Authorisation>
  /** Submits what the bank's page gave the guest. */
  readonly answerChallenge: (answer: ChallengeAnswer) => Promise<Authorisation>
  /** The state of an authorisation whose answer was lost. */
  readonly lookUp: (asked: Asked) => Promise<Authorisation | { readonly kind: 'not-found' }>
  readonly capture: (input: MoneyCommand) => Promise<ActOutcome>
  /** Voids an authorisation, also one that is still in progress. */
  readonly void: (asked: Asked) => Promise<ActOutcome>
  readonly refund: (input: MoneyCommand & { readonly refundId: string }) => Promise<ActOutcome>
  readonly listCards: (owner: string, merchant: Merchant) => Promise<readonly CardOnFile[]>
  /** Forgets a stored card; `false` if there was none. */
  readonly forgetCard: (owner: string, cardId: string, merchant: Merchant) => Promise<boolean>
  /** Reads the raw body of a webhook; events of other accounts than these, and the usual one, are told apart. */
  readonly readEvents?: (body: string, accounts: readonly string[]) => Promise<Delivery>
}

/** The signed events of one webhook. `isWhole`: every item in it was signed. */
export type Delivery = { readonly events: readonly ProviderEvent[]; readonly isWhole: boolean }

/** The account with the provider that takes the money; null where it is the provider's usual one. */
export type Merchant = string | null

/** A payment as the provider knows it: our number is the merchant's reference. */
type Asked = { readonly paymentId: string; readonly reference: string | null; readonly merchant: Merchant }

type MoneyCommand = Asked & { readonly amount: Money }

export type CardOrder = {
  readonly paymentId: string
  readonly merchant: Merchant
  readonly amount: Money
  readonly method: PaymentMethod
  /** The reservation whose stored cards may be charged. */
  readonly owner: string
  /**
   * The guest asked to have the card stored, so that it can be charged again. With an amount of zero the card is verified
   * and stored, and nothing else.
   */
  readonly storesCard?: boolean
  /** Who asks for the money: `hotel` where the guest agreed to it before and is not there. */
  readonly initiatedBy?: 'guest' | 'hotel'
  /** The page to which the bank returns the guest. */
  readonly returnUrl: string
}

/**
 * A card as a token from the provider's own field, or a stored one. Card numbers never reach this service.
 */
export type PaymentMethod =
  | { readonly kind: 'card'; readonly token: string }
  | { readonly kind: 'stored-card'; readonly cardId: string }
  /** The guest approves it on PayPal's own page. */
  | { readonly kind: 'paypal' }

type ChallengeAnswer = Omit<Asked, 'merchant'> & { readonly result: string }

export type Authorisation =
  | {
      readonly kind: 'authorised'
      readonly reference: string
      readonly card?: CardShown
      /** The card, where it was stored with it. */
      readonly stored?: CardOnFile
    }
  | {
      readonly kind: 'challenge'
      readonly reference: string | null
      readonly url: string
      readonly card?: CardShown
    }
  | { readonly kind: 'declined'; readonly reason: DeclineReason; readonly card?: CardShown }
  | { readonly kind: 'unknown' }

/** `accepted`: the provider has accepted the call and reports the outcome later. */
export type ActOutcome =
  | { readonly kind: 'done'; readonly reference: string }
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' }

/** The parts of a card that may be shown. */
export type CardShown = { readonly brand: string; readonly lastDigits: string }

/** A stored card, with the month it is good until the end of, where the provider says so. */
export type CardOnFile = CardShown & { readonly cardId: string; readonly expires?: CardMonth }

/** One event of a provider. It names its payment or refund by our ids, the provider's, or both. */
export type ProviderEvent = {
  readonly id: string
  readonly kind: ProviderEventKind
  readonly paymentId?: string
  readonly paymentReference?: string
  readonly refundId?: string
  readonly refundReference?: string
  /**
   * In minor units; the currency may be one we do not know. Missing if the provider does not send it: then
   * amounts are not compared.
   */
  readonly amount?: { readonly value: number; readonly currency: string }
  /** A problem that does not depend on the payment: another account, or another environment. */
  readonly problem?: EventProblem
  readonly declined?: DeclineReason
}

/** The idempotency keys of the calls for a payment, the same for every attempt. */
export const actKey = (id: string, act: 'authorise' | 'capture' | 'void' | 'refund'): string => `${id}:${act}`

/** The outcome of a provider's call; one that broke off may still have had its effect. */
export async function outcomeOf<Outcome>(
  log: Log,
  call: () => Promise<Outcome>,
): Promise<Outcome | { readonly kind: 'unknown' }> {
  try {
    return await call()
  } catch (failure) {
    log({ event: 'payment answer lost', failure: failure instanceof Error ? failure.name : 'unknown' })
    return { kind: 'unknown' }
  }
}
