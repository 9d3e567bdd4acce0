import { brandIdPattern } from '@veranda/domain'
import { type GuestCredentials, TooManyTries } from '@veranda/identity'
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'

// The database rejects control characters and unpaired surrogates.
const text = v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))
const brand = v.pipe(v.string(), v.regex(brandIdPattern))
const handoff = v.strictObject({ reservationCode: text, secret: text, brand })

/** The inputs of each verb. */
const questions: {
  readonly [Verb in keyof GuestCredentials]: v.GenericSchema<Parameters<GuestCredentials[Verb]>>
} = {
  namesMatch: v.strictTuple([text, text, text]),
  consumeLink: v.strictTuple([text, text, brand]),
  consumeHandoff: v.strictTuple([text, text, brand]),
  homeOf: v.strictTuple([text]),
  issueHandoff: v.strictTuple([handoff]),
  handoffWaits: v.strictTuple([text, text]),
}
const isVerb = (verb: string): verb is keyof GuestCredentials => Object.hasOwn(questions, verb)

/**
 * The questions of a real pool's triggers, mounted at `/internal/guest-credentials` when the pool is not
 * embedded. `POST /<verb>` with the verb's inputs as a JSON list and the shared secret as bearer.
 */
export function guestCredentialsRoutes(credentials: GuestCredentials, secret: string): Hono {
  const routes = new Hono()
  routes.use('*', bearerAuth({ token: secret }), bodyLimit({ maxSize: 4_096 }))
  routes.post('/:verb', async (context) => {
    const verb = context.req.param('verb')
    if (!isVerb(verb)) return context.notFound()
    const asked = v.safeParse(questions[verb], await context.req.json().catch(() => undefined))
    if (!asked.success) return context.json({ message: 'The request could not be read' }, 400)
    // The inputs were parsed by the same verb's schema, which the compiler cannot see.
    const ask = credentials[verb] as (...inputs: readonly unknown[]) => Promise<unknown>
    context.header('cache-control', 'no-store')
    try {
      return context.json({ answer: (await ask(...asked.output)) ?? null })
    } catch (failure) {
      if (!(failure instanceof TooManyTries)) throw failure
      context.header('retry-after', String(failure.retryAfterSeconds))
      return context.json({ message: failure.message }, 429)
    }
  })
  return routes
}
