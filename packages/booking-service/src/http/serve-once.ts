import { createHash } from 'node:crypto'
import type { AnyEndpoint } from '@veranda/contract'
import type { Context } from 'hono'
import type { Claim } from '../idempotency/do-once.ts'
import { ServiceRefusal } from '../refusal.ts'
import type { HttpEnv } from './http-env.ts'
import { type Parts, reply } from './serve-endpoint.ts'
import { written } from './written.ts'

/** What a write that is done once answers, and whether it was answered before. */
export type OnceOnWire<Wire> = { readonly wire: Wire; readonly isReplay: boolean }

/** The claim a write is done under: its subject's own key, for these parts and no others. */
export const claimOf = (
  endpoint: Pick<AnyEndpoint, 'name' | 'method' | 'path'>,
  context: Context<HttpEnv>,
  subject: string,
  parts: Parts,
): Claim => ({
  subject,
  route: endpoint.name,
  key: keyIn(context),
  fingerprint: fingerprintOf(endpoint, parts),
})

/** The one way a write that is done once is answered, whoever asked for it: a repetition says that it is one. */
export const replyOnce = <Wire>(
  endpoint: AnyEndpoint,
  context: Context<HttpEnv>,
  { wire, isReplay }: OnceOnWire<Wire>,
): Response =>
  reply(endpoint, context, written(endpoint, wire), isReplay ? { 'idempotent-replayed': 'true' } : {})

function keyIn(context: Context<HttpEnv>): string {
  const key = context.req.header('idempotency-key') ?? ''
  if (!/^[\w-]{16,64}$/.test(key))
    throw new ServiceRefusal(
      'idempotency-key-needed',
      'Send an Idempotency-Key of 16 to 64 letters and digits.',
    )
  return key
}

/** What tells one request from another; schemas give the same keys in the same order. */
const fingerprintOf = (
  { method, path }: Pick<AnyEndpoint, 'method' | 'path'>,
  { params, query, body }: Parts,
): string => hashOf(JSON.stringify([method, path, params, query, body]))

/** Stands for a content in a fingerprint. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')
