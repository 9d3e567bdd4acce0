import type { GuestCredentials, ReservationHome } from './guest-credentials.ts'
import { TooManyTries } from './too-many-tries.ts'

export type BookingServiceAddress = {
  /** Origin of the booking service as the triggers reach it. */
  readonly origin: string
  /** Shared with the booking service; it answers nobody else. */
  readonly secret: string
  readonly fetch?: typeof fetch
}

/** Guest credentials asked of the booking service over its internal HTTP interface. */
export function credentialsOverHttp({
  origin,
  secret,
  fetch: send = fetch,
}: BookingServiceAddress): GuestCredentials {
  const ask = async (verb: keyof GuestCredentials, inputs: readonly unknown[]): Promise<unknown> => {
    const reply = await send(new URL(`/internal/guest-credentials/${verb}`, origin), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(inputs),
      redirect: 'error',
      // The pool gives a trigger five seconds and then repeats it.
      signal: AbortSignal.timeout(4_000),
    })
    if (reply.status === 429) throw new TooManyTries(Number(reply.headers.get('retry-after') ?? 60))
    if (!reply.ok) throw new Error(`The booking service answered ${reply.status} to ${verb}`)
    return ((await reply.json()) as { readonly answer?: unknown }).answer
  }
  const saysYes = async (verb: keyof GuestCredentials, ...inputs: readonly unknown[]) =>
    (await ask(verb, inputs)) === true
  return {
    namesMatch: (...inputs) => saysYes('namesMatch', ...inputs),
    consumeLink: (...inputs) => saysYes('consumeLink', ...inputs),
    consumeHandoff: (...inputs) => saysYes('consumeHandoff', ...inputs),
    handoffWaits: (...inputs) => saysYes('handoffWaits', ...inputs),
    homeOf: async (code) => ((await ask('homeOf', [code])) ?? undefined) as ReservationHome | undefined,
    issueHandoff: async (handoff) => {
      await ask('issueHandoff', [handoff])
    },
  }
}
