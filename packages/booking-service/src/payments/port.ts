import type { DeclineReason, Money } from '@veranda/domain'
import type { EventProblem, ProviderEventKind } from '../schema/payment.ts'
import type { Log } from '../platform/log.ts'

/**
 * Who charges cards. Every act that moves money carries a key derived from the row it is for: asked twice, the
 * provider does it once and answers the same. A call that throws has an unknown outcome.
 */
export type PaymentProvider = {
  readonly name: 'embedded' | 'adyen'
  /** Reserves an amount on a card. Nothing is collected. */
  readonly authorise: (order: CardOrder) => Promise<Authorisation>
  /** Hands on what the bank's page gave the guest. */
  readonly answerChallenge: (answer: ChallengeAnswer) => Promise<Authorisation>
  /** How an authorisation stands whose answer was lost. */
  readonly lookUp: (asked: Asked) => Promise<Authorisation | { readonly kind: 'not-found' }>
  readonly capture: (input: MoneyCommand) => Promise<ActOutcome>
  /** Lets an authorisation go, or sees to it that one still under way comes to nothing. */
  readonly void: (asked: Asked) => Promise<ActOutcome>
  readonly refund: (input: MoneyCommand & { readonly refundId: string }) => Promise<ActOutcome>
  readonly listCards: (owner: string) => Promise<readonly UnchangedCard[]>
  /** What a webhook's raw body tells. */
  readonly readEvents?: (body: string) => Promise<Delivery>
}

/** The events of one webhook: those the provider signed. It is whole when all there was in it was signed. */
export type Delivery = { readonly events: readonly ProviderEvent[]; readonly isWhole: boolean }

/** A payment as the provider knows it: our number is the merchant's reference. */
type Asked = { readonly paymentId: string; readonly reference: string | null }

type MoneyCommand = Asked & { readonly amount: Money }

type CardOrder = {
  readonly paymentId: string
  readonly amount: Money
  readonly method: PaymentMethod
  /** Whose stored cards may be charged: the reservation's number. */
  readonly owner: string
  /** Where the bank's page sends the guest back to. */
  readonly returnUrl: string
}

/** A card as the provider's own field handed it over, or one it keeps. Card numbers never come here. */
export type PaymentMethod =
  | { readonly kind: 'card'; readonly token: string }
  | { readonly kind: 'stored-card'; readonly cardId: string }
  /** The guest approves it on PayPal's own page. */
  | { readonly kind: 'paypal' }

type ChallengeAnswer = Asked & { readonly result: string }

export type Authorisation =
  | { readonly kind: 'authorised'; readonly reference: string; readonly card?: CardShown }
  | {
      readonly kind: 'challenge'
      readonly reference: string | null
      readonly url: string
      readonly card?: CardShown
    }
  | { readonly kind: 'declined'; readonly reason: DeclineReason; readonly card?: CardShown }
  | { readonly kind: 'unknown' }

/** `accepted`: the provider has taken the selection and tells later how it went. */
export type ActOutcome =
  | { readonly kind: 'done'; readonly reference: string }
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' }

/** What may be shown of a card. */
export type CardShown = { readonly brand: string; readonly lastDigits: string }

type UnchangedCard = CardShown & { readonly cardId: string }

/** One payment event. Which payment or refund it is about is said by our numbers, the provider's, or both. */
export type ProviderEvent = {
  readonly id: string
  readonly kind: ProviderEventKind
  readonly paymentId?: string
  readonly paymentReference?: string
  readonly refundId?: string
  readonly refundReference?: string
  /** In minor units; the currency may be none of ours. Where the provider does not say it, nothing is compared. */
  readonly amount?: { readonly value: number; readonly currency: string }
  /** What is wrong with it whichever payment it is about: it came for another account, or from another environment. */
  readonly problem?: EventProblem
  readonly declined?: DeclineReason
}

/** Keys of the acts on a payment, the same for every try. */
export const actKey = (id: string, act: 'authorise' | 'capture' | 'void' | 'refund'): string => `${id}:${act}`

/** What a provider's call came to; one that broke off may have had its effect. */
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
