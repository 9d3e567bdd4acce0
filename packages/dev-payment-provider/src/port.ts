import type { CardMonth, DeclineReason, Money } from '@veranda/domain'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * What the provider is asked and answers, as a provider outside would say it: it knows nothing of the service it charges
 * for. The service's own port is checked against this where the two are put together.
 */
export type Database = PgDatabase<PgQueryResultHKT>
export type Clock = { readonly now: () => Date }

export type CardOrder = {
  readonly paymentId: string
  readonly amount: Money
  readonly method:
    | { readonly kind: 'card'; readonly token: string }
    | { readonly kind: 'stored-card'; readonly cardId: string }
    /** The owner approves it on a page of PayPal's. */
    | { readonly kind: 'paypal' }
  /** Whose stored cards may be charged. */
  readonly owner: string
  /** The owner asked to have the card stored: once it is authorised, it may be charged again. */
  readonly storesCard?: boolean
  /** Who asks for the money: its bank does not ask the owner where the hotel does. */
  readonly initiatedBy?: 'guest' | 'hotel'
  /** Where the bank's page sends the guest back to. */
  readonly returnUrl: string
}

export type CardShown = { readonly brand: string; readonly lastDigits: string }

export type CardOnFile = CardShown & { readonly cardId: string; readonly expires?: CardMonth }

export type Authorisation =
  | {
      readonly kind: 'authorised'
      readonly reference: string
      readonly card: CardShown
      /** The card, where it was stored with it. */
      readonly stored?: CardOnFile
    }
  | { readonly kind: 'challenge'; readonly reference: string; readonly card: CardShown; readonly url: string }
  | { readonly kind: 'declined'; readonly reason: DeclineReason; readonly card?: CardShown }

export type ActOutcome =
  | { readonly kind: 'done'; readonly reference: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' }

type Asked = { readonly paymentId: string }

export type EmbeddedProvider = {
  readonly name: 'embedded'
  readonly authorise: (order: CardOrder) => Promise<Authorisation>
  readonly answerChallenge: (answer: Asked & { readonly result: string }) => Promise<Authorisation>
  readonly lookUp: (asked: Asked) => Promise<Authorisation | { readonly kind: 'not-found' }>
  readonly capture: (asked: Asked) => Promise<ActOutcome>
  readonly void: (asked: Asked) => Promise<ActOutcome>
  readonly refund: (
    order: Asked & { readonly refundId: string; readonly amount: Money },
  ) => Promise<ActOutcome>
  readonly listCards: (owner: string) => Promise<readonly CardOnFile[]>
  /** Whether there was such a card to forget. */
  readonly forgetCard: (owner: string, cardId: string) => Promise<boolean>
}
