import type { Money } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { providerCharge, providerRefund } from '@veranda/dev-payment-provider'
import type { ActOutcome, Authorisation, ProviderEvent, PaymentProvider } from '../../payments/port.ts'

/**
 * The faults of one call to a provider. `late`: the provider carries it out long after the caller gave up.
 */
export const faults = [
  'none',
  'lost before',
  'lost after',
  'late',
  'refused',
  'told later',
  'fails later',
] as const
export type Fault = (typeof faults)[number]

export type FaultyProvider = {
  readonly provider: PaymentProvider
  /** Sets the fault of the next call only. */
  readonly meet: (fault: Fault) => void
  /** All events of the provider, to be delivered in any order and number. */
  readonly events: readonly ProviderEvent[]
  /** Carries out the late calls. */
  readonly catchUp: () => Promise<void>
}

const amountFields = (amount?: Money) =>
  amount ? { amount: { value: amount.amount, currency: amount.currency } } : {}

type Late = { readonly key: string; readonly run: () => Promise<unknown> }

/** A provider with a bad connection and a slow bank, but correct books. */
export function faultyProvider(inner: PaymentProvider, books: Database): FaultyProvider {
  const events: ProviderEvent[] = []
  let late: readonly Late[] = []
  let next: Fault = 'none'
  const call = async <Outcome>(
    key: string,
    run: () => Promise<Outcome>,
    otherwise: Partial<Record<Fault, () => Promise<Outcome>>> = {},
  ): Promise<Outcome> => {
    const fault = next
    next = 'none'
    if (fault === 'late') late = [...late, { key, run }]
    if (fault === 'lost after') await run()
    if (fault === 'late' || fault === 'lost after' || fault === 'lost before')
      throw new Error('The connection was lost')
    return (otherwise[fault] ?? run)()
  }
  const tell = (one: Omit<ProviderEvent, 'id'>) =>
    void events.push({ ...one, id: [one.kind, one.paymentId, one.refundId].join() })
  const givenUp = (key: string) => {
    late = late.filter((one) => one.key !== key)
  }
  const reportedOf = async (paymentId: string, authorising: Promise<Authorisation>, amount?: Money) => {
    const outcome = await authorising
    if (outcome.kind === 'authorised')
      tell({ kind: 'authorised', paymentId, paymentReference: outcome.reference, ...amountFields(amount) })
    if (outcome.kind === 'declined') tell({ kind: 'declined', paymentId, declined: outcome.reason })
    return outcome
  }
  const accepted = (outcome: ActOutcome): ActOutcome =>
    outcome.kind === 'done' ? { ...outcome, kind: 'accepted' } : outcome
  /** True if the payment was not captured before; from then on it cannot be. */
  const neverCollected = async (paymentId: string) => {
    givenUp(`capture ${paymentId}`)
    const open = and(eq(providerCharge.key, paymentId), eq(providerCharge.state, 'authorised'))
    const gone = await books.update(providerCharge).set({ state: 'voided' }).where(open).returning()
    return gone.length > 0
  }
  const neverGivenBack = async (refundId: string) => {
    givenUp(`refund ${refundId}`)
    return (await books.$count(providerRefund, eq(providerRefund.key, refundId))) === 0
  }

  const provider: PaymentProvider = {
    ...inner,
    authorise: (order) =>
      call(`authorise ${order.paymentId}`, () =>
        reportedOf(order.paymentId, inner.authorise(order), order.amount),
      ),
    answerChallenge: (given) =>
      call(`answer ${given.paymentId}`, () => reportedOf(given.paymentId, inner.answerChallenge(given))),
    lookUp: (asked) => call(`look up ${asked.paymentId}`, () => inner.lookUp(asked)),
    capture: (command) => {
      const { paymentId } = command
      const run = async () => {
        const outcome = await inner.capture(command)
        if (outcome.kind === 'done') tell({ kind: 'captured', paymentId, ...amountFields(command.amount) })
        return outcome
      }
      const failing = (how: () => ActOutcome) => async () =>
        (await neverCollected(paymentId)) ? how() : run()
      return call(`capture ${paymentId}`, run, {
        refused: failing(() => ({ kind: 'refused' })),
        'told later': async () => accepted(await run()),
        'fails later': failing(() => {
          tell({ kind: 'capture-failed', paymentId })
          return { kind: 'accepted', reference: paymentId }
        }),
      })
    },
    void: (asked) => {
      const { paymentId } = asked
      const run = async () => {
        const outcome = await inner.void(asked)
        tell({ kind: outcome.kind === 'done' ? 'voided' : 'lapsed', paymentId })
        return outcome
      }
      return call(`void ${paymentId}`, run, { 'told later': async () => accepted(await run()) })
    },
    refund: (command) => {
      const { refundId } = command
      const run = async () => {
        const outcome = await inner.refund(command)
        if (outcome.kind === 'done') tell({ kind: 'refund-paid', refundId, ...amountFields(command.amount) })
        return outcome
      }
      const failing = (how: () => ActOutcome) => async () =>
        (await neverGivenBack(refundId)) ? how() : run()
      return call(`refund ${refundId}`, run, {
        refused: failing(() => ({ kind: 'refused' })),
        'told later': async () => accepted(await run()),
        'fails later': failing(() => {
          tell({ kind: 'refund-failed', refundId })
          return { kind: 'accepted', reference: refundId }
        }),
      })
    },
  }
  return {
    provider,
    events,
    meet: (fault) => {
      next = fault
    },
    catchUp: async () => {
      const all = late
      late = []
      for (const { run } of all) await run().catch(() => undefined)
    },
  }
}
