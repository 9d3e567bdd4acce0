import type { GuestCredentials } from '@veranda/identity'
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { brandKeys } from '@veranda/domain'

const text = v.pipe(v.string(), v.maxLength(200))
const brand = v.picklist(brandKeys)
const handoff = v.strictObject({ reservationCode: text, secret: text, brand })
const question = v.variant('verb', [
  v.object({ verb: v.literal('namesMatch'), inputs: v.strictTuple([text, text, text]) }),
  v.object({ verb: v.literal('consumeLink'), inputs: v.strictTuple([text, text, brand]) }),
  v.object({ verb: v.literal('consumeHandoff'), inputs: v.strictTuple([text, text, brand]) }),
  v.object({ verb: v.literal('homeOf'), inputs: v.strictTuple([text]) }),
  v.object({ verb: v.literal('issueHandoff'), inputs: v.strictTuple([handoff]) }),
  v.object({ verb: v.literal('handoffWaits'), inputs: v.strictTuple([text, text]) }),
])

/**
 * What a real pool's triggers ask, mounted at `/internal/guest-credentials` when the pool is not embedded.
 * `POST /<verb>` with the verb's inputs as a JSON list and the shared secret as bearer.
 */
export function guestCredentialsRoutes(credentials: GuestCredentials, secret: string): Hono {
  const routes = new Hono()
  routes.use('*', bearerAuth({ token: secret }), bodyLimit({ maxSize: 4_096 }))
  routes.post('/:verb', async (context) => {
    const inputs: unknown = await context.req.json().catch(() => undefined)
    const asked = v.safeParse(question, { verb: context.req.param('verb'), inputs })
    if (!asked.success) return context.json({ message: 'Not a question that can be answered' }, 400)
    const answer = await answerTo(credentials, asked.output)
    context.header('cache-control', 'no-store')
    return context.json({ answer: answer ?? null })
  })
  return routes
}

function answerTo(credentials: GuestCredentials, asked: v.InferOutput<typeof question>): Promise<unknown> {
  switch (asked.verb) {
    case 'namesMatch':
      return credentials.namesMatch(...asked.inputs)
    case 'consumeLink':
      return credentials.consumeLink(...asked.inputs)
    case 'consumeHandoff':
      return credentials.consumeHandoff(...asked.inputs)
    case 'homeOf':
      return credentials.homeOf(...asked.inputs)
    case 'issueHandoff':
      return credentials.issueHandoff(...asked.inputs)
    default:
      return credentials.handoffWaits(...asked.inputs)
  }
}
