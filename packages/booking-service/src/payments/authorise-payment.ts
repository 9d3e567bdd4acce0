import type { GuestPayment } from '@veranda/contract'
import { isCardTaken, money, type PaymentState } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { reservation } from '../schema/reservation.ts'
import { type Refusing, ServiceRefusal } from '../platform/refusal.ts'
import { openPayment, type PaymentCommand } from './open-payment.ts'
import { guestPaymentOf, loadPayment, movePayment, type PaymentRow } from './payment-row.ts'
import { loadCardTypes } from './card-types.ts'
import { type Authorisation, type CardOrder, outcomeOf, type PaymentMethod } from './port.ts'
import { type PaymentNeeds, requireProvider } from './require-provider.ts'
import { settleAuthorisation } from './settle-authorisation.ts'

export type AuthorisePayment = PaymentCommand & {
  readonly method: PaymentMethod
  readonly returnPath?: string
}

type Authorising = PaymentNeeds & Refusing<'payments-not-configured' | 'card-not-found'>

/**
 * Authorises an amount on a card. A quote is paid only once: while a payment for it is alive, a second
 * request returns that payment.
 */
export async function authorisePayment(service: Authorising, input: AuthorisePayment): Promise<GuestPayment> {
  const provider = requireProvider(service)
  const { store, clock } = service
  const opened = await inTransaction({ store }, (tx) => openPayment(tx, input, provider.name, clock.now()))
  return sendPayment(service, opened, input)
}

/** Sends an opened payment to the provider, unless that has been done. */
export async function sendPayment(
  service: Authorising,
  opened: PaymentRow,
  { method, returnPath = '/my-reservation' }: Pick<AuthorisePayment, 'method' | 'returnPath'>,
): Promise<GuestPayment> {
  if (opened.state !== 'created') return guestPaymentOf(opened)
  const { owner } = await homeOf(service, opened.reservationId)
  await requireOwnCard(service, opened, owner, method)
  return askProvider(service, opened, { method, returnPath })
}

type Asking = Pick<AuthorisePayment, 'method' | 'returnPath'> & Pick<CardOrder, 'initiatedBy'>

/** Asks the provider, once, by a method that was looked at before, or that is a new card. */
export async function askProvider(
  service: PaymentNeeds & Refusing<'payments-not-configured'>,
  opened: PaymentRow,
  { method, returnPath = '/my-reservation', initiatedBy = 'guest' }: Asking,
): Promise<GuestPayment> {
  const provider = requireProvider(service)
  const { store, clock } = service
  if (opened.state !== 'created') return guestPaymentOf(opened)
  const { owner, origin } = await homeOf(service, opened.reservationId)
  const refused = await storedCardNotTaken(service, opened, owner, method)
  const sent = await movePayment(store.db, opened, 'sent', clock.now())
  if (!sent) return guestPaymentOf((await loadPayment(store.db, opened.id)) ?? opened)
  if (refused) return guestPaymentOf(await settleAuthorisation(service, sent, refused))
  const { merchantAccount: merchant } = sent
  const outcome = await outcomeOf(service.log, () =>
    provider.authorise({
      paymentId: sent.id,
      merchant,
      amount: money(sent.amount, sent.currency),
      method,
      owner,
      storesCard: sent.storesCard,
      initiatedBy,
      returnUrl: `${origin}${returnPath}`,
    }),
  )
  const settled = await settleAuthorisation(service, sent, outcome)
  // The payment was given up before the answer or because of it: nothing may stay authorised.
  if ((outcome.kind === 'authorised' || outcome.kind === 'challenge') && isOver(settled.state)) {
    const { reference } = outcome
    await outcomeOf(service.log, () => provider.void({ paymentId: sent.id, reference, merchant }))
  }
  return guestPaymentOf(settled)
}

const isOver = (state: PaymentState): boolean =>
  state === 'voiding' || state === 'voided' || state === 'expired' || state === 'failed'

/** Whose reservation a payment is for, and where its guest is sent back to. */
async function homeOf(
  { store, hosts }: Pick<PaymentNeeds, 'store' | 'hosts'>,
  reservationId: number,
): Promise<{ readonly owner: string; readonly origin: string }> {
  const [home] = await store.db
    .select({ owner: reservation.code, brand: reservation.brand })
    .from(reservation)
    .where(eq(reservation.id, reservationId))
  const origin = home && hosts.originOf(home.brand)
  if (!home || !origin) throw new ServiceRefusal('not-found', 'There is no such reservation.')
  return { owner: home.owner, origin }
}

/** A stored card is known before the bank is asked: one that is not taken is declined without it. */
async function storedCardNotTaken(
  { store, payments, log }: PaymentNeeds,
  { merchantAccount }: PaymentRow,
  owner: string,
  method: PaymentMethod,
): Promise<Extract<Authorisation, { kind: 'declined' }> | undefined> {
  if (!payments || method.kind !== 'stored-card') return undefined
  const types = await loadCardTypes(store.db)
  if (types.every(({ isActive }) => isActive)) return undefined
  const cards = await outcomeOf(log, () => payments.provider.listCards(owner, merchantAccount))
  const card = 'kind' in cards ? undefined : cards.find(({ cardId }) => cardId === method.cardId)
  return card && !isCardTaken(card.brand, types)
    ? { kind: 'declined', reason: 'card-not-taken', card }
    : undefined
}

async function requireOwnCard(
  service: Authorising,
  { merchantAccount }: PaymentRow,
  owner: string,
  method: PaymentMethod,
): Promise<void> {
  if (method.kind !== 'stored-card') return
  const cards = await requireProvider(service).listCards(owner, merchantAccount)
  if (!cards.some(({ cardId }) => cardId === method.cardId))
    throw service.refuse('card-not-found', 'This card was not found.')
}
