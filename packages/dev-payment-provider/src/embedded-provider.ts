import { randomBytes } from 'node:crypto'
import { isCardOver, type PlainDate } from '@veranda/domain'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type {
  ActOutcome,
  Authorisation,
  CardOrder,
  Clock,
  Database,
  EmbeddedProvider,
  CardOnFile,
} from './port.ts'
import { type CardConduct, providerCard, providerCharge, providerRefund } from './tables.ts'

export type EmbeddedNeeds = {
  readonly database: Database
  readonly clock: Clock
  /** The host of the card field and the bank's page. */
  readonly origin: string
}

/** Stands where a card's brand does. */
export const paypal = 'paypal'

type Card = typeof providerCard.$inferSelect
type Charge = typeof providerCharge.$inferSelect

/**
 * A card provider of our own for development, tests and demonstrations: it keeps its own books, answers the same
 * question the same way, and takes test cards only.
 */
export function embeddedProvider({ database, clock, origin }: EmbeddedNeeds): EmbeddedProvider {
  const answerOf = async (charge: Charge): Promise<Authorisation> => {
    const card = { brand: charge.brand, lastDigits: charge.lastDigits }
    const { reference } = charge
    switch (charge.state) {
      case 'authorised':
      case 'captured': {
        const stored = await storeOnce(database, charge)
        return { kind: 'authorised', reference, card, ...(stored ? { stored } : {}) }
      }
      case 'challenge':
        return { kind: 'challenge', reference, card, url: `${origin}/challenge/${reference}` }
      case 'declined':
      case 'voided':
        return { kind: 'declined', reason: charge.declined ?? 'refused', card }
    }
  }
  return {
    name: 'embedded',
    authorise: async (order) => {
      const card = await cardOf(database, order, clock.now())
      const charge = await chargeOnce(database, order, card, clock.now())
      // The money is decided on, the answer never arrives.
      if (card?.conduct === 'loses-the-answer') throw new Error('The connection was lost')
      return answerOf(charge)
    },
    answerChallenge: async ({ paymentId, result }) => {
      const charge = await chargeBy(database, paymentId)
      if (!charge) return { kind: 'declined', reason: 'not-proven' }
      if (charge.state !== 'challenge') return answerOf(charge)
      const isApproved = charge.approval === result
      const settled = await moveCharge(
        database,
        charge,
        ['challenge'],
        isApproved
          ? { state: 'authorised' }
          : { state: 'declined', declined: charge.brand === paypal ? 'not-approved' : 'not-proven' },
      )
      return answerOf(settled ?? charge)
    },
    lookUp: async ({ paymentId }) => {
      const charge = await chargeBy(database, paymentId)
      return charge ? answerOf(charge) : { kind: 'not-found' }
    },
    capture: async ({ paymentId }) => {
      const charge = await chargeBy(database, paymentId)
      if (!charge) return { kind: 'refused' }
      const captured = await moveCharge(database, charge, ['authorised', 'captured'], { state: 'captured' })
      return captured ? { kind: 'done', reference: charge.reference } : { kind: 'refused' }
    },
    void: (asked) => voidCharge(database, asked.paymentId, clock.now()),
    refund: async ({ refundId, paymentId, amount }) =>
      refundOnce(database, refundId, paymentId, amount.amount),
    listCards: async (owner) => {
      const cards = await database
        .select()
        .from(providerCard)
        .where(eq(providerCard.owner, owner))
        .orderBy(asc(providerCard.token))
      return cards.map(cardOnFileOf)
    },
    forgetCard: async (owner, cardId) => {
      const same = and(eq(providerCard.owner, owner), eq(providerCard.token, cardId))
      return (await database.delete(providerCard).where(same).returning()).length > 0
    },
  }
}

/** Stores the card of an authorised charge for its owner, if that was asked for: however often, it is one card. */
async function storeOnce(database: Database, { token, storedFor }: Charge): Promise<CardOnFile | undefined> {
  if (token === null || storedFor === null) return undefined
  const [stored] = await database
    .update(providerCard)
    .set({ owner: storedFor, expiresAt: null })
    .where(and(eq(providerCard.token, token), isNull(providerCard.owner)))
    .returning()
  const [card] = stored
    ? [stored]
    : await database.select().from(providerCard).where(eq(providerCard.token, token))
  return card && cardOnFileOf(card)
}

const cardOnFileOf = ({ token, brand, lastDigits, goodUntil }: Card): CardOnFile => ({
  cardId: token,
  brand,
  lastDigits,
  ...(goodUntil ? { expires: goodUntil } : {}),
})

async function cardOf(database: Database, order: CardOrder, now: Date): Promise<Card | undefined> {
  const { method, owner } = order
  if (method.kind === 'paypal')
    return {
      token: '',
      owner: null,
      brand: paypal,
      lastDigits: '',
      conduct: 'asks-first',
      goodUntil: null,
      expiresAt: null,
    }
  const [card] = await database
    .select()
    .from(providerCard)
    .where(
      method.kind === 'card'
        ? and(
            eq(providerCard.token, method.token),
            isNull(providerCard.owner),
            gt(providerCard.expiresAt, now),
          )
        : and(eq(providerCard.token, method.cardId), eq(providerCard.owner, owner)),
    )
  return card
}

/** One charge per payment, however often it is asked for: the first one counts. */
async function chargeOnce(
  database: Database,
  order: CardOrder,
  card: Card | undefined,
  now: Date,
): Promise<Charge> {
  const { paymentId, amount, returnUrl, storesCard = false, owner } = order
  const conduct = conductNow(card, order, now)
  await database
    .insert(providerCharge)
    .values({
      ...conduct,
      key: paymentId,
      reference: randomBytes(16).toString('hex'),
      amount: amount.amount,
      currency: amount.currency,
      brand: card?.brand ?? '',
      lastDigits: card?.lastDigits ?? '',
      ...(storesCard && card ? { token: card.token, storedFor: owner } : {}),
      returnUrl,
      // Only a charge the bank asks about has answers.
      ...(conduct.state === 'challenge' ? { approval: anAnswer(), refusal: anAnswer() } : {}),
      at: now,
    })
    .onConflictDoNothing()
  const charge = await chargeBy(database, paymentId)
  if (!charge) throw new Error('A charge was neither made nor found')
  return charge
}

function conductNow(
  card: Card | undefined,
  { amount, initiatedBy }: CardOrder,
  now: Date,
): Pick<Charge, 'state' | 'declined'> {
  if (!card) return conductOf('refused')
  const day = now.toISOString().slice(0, 10) as PlainDate
  if (isCardOver(card.goodUntil ?? undefined, day)) return conductOf('card-expired')
  if (card.conduct === 'declined-once-stored')
    return conductOf(amount.amount === 0 ? 'pays' : 'insufficient-funds')
  // The bank asks its customer, and the customer is not there.
  return conductOf(card.conduct === 'asks-first' && initiatedBy === 'hotel' ? 'pays' : card.conduct)
}

const anAnswer = (): string => randomBytes(16).toString('hex')

function conductOf(
  conduct: Exclude<CardConduct, 'declined-once-stored'>,
): Pick<Charge, 'state' | 'declined'> {
  switch (conduct) {
    case 'pays':
    case 'loses-the-answer':
      return { state: 'authorised', declined: null }
    case 'asks-first':
      return { state: 'challenge', declined: null }
    case 'refused':
    case 'insufficient-funds':
    case 'card-expired':
    case 'wrong-security-code':
    case 'not-proven':
    case 'not-approved':
      return { state: 'declined', declined: conduct }
  }
}

async function chargeBy(database: Database, key: string): Promise<Charge | undefined> {
  const [charge] = await database.select().from(providerCharge).where(eq(providerCharge.key, key))
  return charge
}

async function moveCharge(
  database: Database,
  { key }: Charge,
  from: readonly Charge['state'][],
  to: Partial<Pick<Charge, 'state' | 'declined'>>,
): Promise<Charge | undefined> {
  const [moved] = await database
    .update(providerCharge)
    .set(to)
    .where(and(eq(providerCharge.key, key), inArray(providerCharge.state, [...from])))
    .returning()
  return moved
}

/** A charge that never came is written down as voided, so that it comes to nothing when it does come. */
async function voidCharge(database: Database, key: string, now: Date): Promise<ActOutcome> {
  const reference = randomBytes(16).toString('hex')
  const nothing = { amount: 0, currency: 'USD', brand: '', lastDigits: '', returnUrl: '', at: now } as const
  await database
    .insert(providerCharge)
    .values({ ...nothing, key, reference, state: 'voided' })
    .onConflictDoNothing()
  const charge = await chargeBy(database, key)
  if (!charge) return { kind: 'unknown' }
  if (charge.state === 'declined') return { kind: 'refused' }
  const voided = await moveCharge(database, charge, ['challenge', 'authorised', 'voided'], {
    state: 'voided',
  })
  return voided ? { kind: 'done', reference: charge.reference } : { kind: 'refused' }
}

async function refundOnce(
  database: Database,
  key: string,
  paymentId: string,
  amount: number,
): Promise<ActOutcome> {
  return database.transaction(async (tx) => {
    const [charge] = await tx
      .select()
      .from(providerCharge)
      .where(eq(providerCharge.key, paymentId))
      .for('update')
    if (charge?.state !== 'captured') return { kind: 'refused' }
    const before = await tx.select().from(providerRefund).where(eq(providerRefund.charge, charge.reference))
    const same = before.find((one) => one.key === key)
    if (same) return { kind: 'done', reference: same.reference }
    const given = before.reduce((total, one) => total + one.amount, 0)
    if (given + amount > charge.amount) return { kind: 'refused' }
    const reference = randomBytes(16).toString('hex')
    await tx.insert(providerRefund).values({ key, reference, charge: charge.reference, amount })
    return { kind: 'done', reference }
  })
}
