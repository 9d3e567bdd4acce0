import type { GuestPayment } from '@veranda/contract'
import { money, noSelection, type StayChange, type Receipt } from '@veranda/domain'
import { asc, eq } from 'drizzle-orm'
import { ledgerEntry } from '../../schema/ledger.ts'
import { quote } from '../../schema/quote.ts'
import type { Store } from '../../platform/db/store.ts'
import { addBookings } from '../../testing/a-booking.ts'
import { aService, type TestService } from '../../testing/a-service.ts'
import { authorisePayment } from '../authorise-payment.ts'
import { commitPayment } from '../commit-payment.ts'
import { embeddedProvider, tokeniseCard } from '@veranda/dev-payment-provider'
import type { PaymentProvider } from '../port.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { refuseInAnyWord } from '../../platform/refusal.ts'

export const payOrigin = 'http://pay.localhost:4000'

/** The sample guest Elena's reservation. */
export const reservationId = 11
export const usd = (amount: number) => money(amount, 'USD')

export type PayingService = TestService & {
  readonly provider: PaymentProvider
  /** The same service with a provider that does its work and then loses the answer. */
  readonly losing: (
    ...steps: readonly ('authorise' | 'answerChallenge' | 'capture' | 'void' | 'refund')[]
  ) => PayingService
}

export async function aPayingService(store: Store): Promise<PayingService> {
  await addBookings(store.db)
  const base = aService(store)
  const provider = embeddedProvider({ database: store.db, clock: base.clock, origin: payOrigin })
  const withProvider = (used: PaymentProvider): PayingService => ({
    ...base,
    provider: used,
    payments: {
      provider: used,
      field: { kind: 'embedded', url: `${payOrigin}/card` },
      origins: { frames: [payOrigin], talksTo: [] },
    },
    losing: (...steps) =>
      withProvider({
        ...used,
        ...Object.fromEntries(
          steps.map((act) => [act, losingAnswer(used[act] as (input: never) => Promise<unknown>)]),
        ),
      }),
  })
  return withProvider(provider)
}

const losingAnswer = (act: (input: never) => Promise<unknown>) => async (input: never) => {
  await act(input)
  throw new Error('The connection was lost')
}

export async function aToken(service: PayingService, number = '4111 1111 1111 1111'): Promise<string> {
  const typed = { number, expiry: '12/31', securityCode: '123' }
  const answer = await tokeniseCard(service.store.db, typed, service.clock.now())
  if (!('token' in answer)) throw new Error(`The card was not taken: ${answer.problems.join()}`)
  return answer.token
}

let quotes = 0

export async function aQuote({ store, clock }: PayingService): Promise<string> {
  quotes += 1
  const id = `quote-${quotes}`
  const now = clock.now()
  await store.db.insert(quote).values({
    id,
    reservationId,
    version: 3,
    kind: 'change-dates',
    input: { ...noSelection, stay: { arrival: '2027-05-02', departure: '2027-05-05' } },
    change: {} as StayChange,
    createdAt: now,
    usedAt: now,
    expiresAt: now,
  })
  return id
}

export async function pay(
  service: PayingService,
  { amount = 12_000, number, quoteId }: { amount?: number; number?: string; quoteId?: string } = {},
): Promise<GuestPayment & { readonly quoteId: string }> {
  const quoted = quoteId ?? (await aQuote(service))
  const method = { kind: 'card', token: await aToken(service, number) } as const
  const input = { reservationId, amount: usd(amount), quoteId: quoted, method }
  return { ...(await authorisePayment(service, input)), quoteId: quoted }
}

/** What the transaction of a change does with its payment. */
export const commit = (
  service: PayingService,
  paid: GuestPayment & { readonly quoteId: string },
): Promise<Receipt> =>
  inTransaction({ store: service.store, refuse: refuseInAnyWord }, (tx) =>
    commitPayment(tx, {
      paymentId: paid.paymentId,
      reservationId,
      quoteId: paid.quoteId,
      amount: paid.amount,
      shares: [
        { roomNumber: 1, amount: paid.amount.amount - 2_000 },
        { roomNumber: 2, amount: 2_000 },
      ],
      at: service.clock.now(),
      signer: service.signer,
      receipt: 'change-payment',
    }),
  )

/** The reservation's balance on cash, and the sum of all its entries, which is always zero. */
export async function ledgerOf({ store }: PayingService) {
  const entries = await store.db
    .select()
    .from(ledgerEntry)
    .where(eq(ledgerEntry.reservationId, reservationId))
    .orderBy(asc(ledgerEntry.operation), asc(ledgerEntry.account))
  const sumOf = (of: typeof entries) => of.reduce((total, { amount }) => total + amount, 0)
  return {
    cash: sumOf(entries.filter(({ account }) => account === 'cash')) - 30_000,
    sum: sumOf(entries),
    lines: entries.map(({ operation, account, amount }) => `${operation} ${account} ${amount}`),
  }
}
