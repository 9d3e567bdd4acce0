import { SpanKind } from '@opentelemetry/api'
import { inSpan } from '../platform/telemetry/in-span.ts'
import { providerCalls } from '../platform/telemetry/meters.ts'
import type { PaymentProvider } from './port.ts'

/** Counts a provider's calls by their outcome, each in a span of its own. Nothing of what they carry is noted. */
export const watchedProvider = (provider: PaymentProvider): PaymentProvider => ({
  ...provider,
  authorise: watched('authorise', provider.authorise, kindOf),
  answerChallenge: watched('answer-challenge', provider.answerChallenge, kindOf),
  lookUp: watched('look-up', provider.lookUp, kindOf),
  capture: watched('capture', provider.capture, kindOf),
  void: watched('void', provider.void, kindOf),
  refund: watched('refund', provider.refund, kindOf),
  listCards: watched('list-cards', provider.listCards, done),
  forgetCard: watched('forget-card', provider.forgetCard, done),
})

const kindOf = ({ kind }: { readonly kind: string }) => kind
const done = () => 'done'

const watched =
  <Inputs extends readonly unknown[], Answer>(
    call: string,
    ask: (...inputs: Inputs) => Promise<Answer>,
    outcomeOf: (answer: Answer) => string,
  ) =>
  async (...inputs: Inputs): Promise<Answer> => {
    try {
      const answer = await inSpan(`payment provider ${call}`, () => ask(...inputs), { kind: SpanKind.CLIENT })
      providerCalls.inc({ call, outcome: outcomeOf(answer) })
      return answer
    } catch (failure) {
      providerCalls.inc({ call, outcome: 'failed' })
      throw failure
    }
  }
