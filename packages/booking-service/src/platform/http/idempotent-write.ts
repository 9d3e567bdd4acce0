import { createHash } from 'node:crypto'
import type { AnyEndpoint } from '@veranda/contract'
import type { Locale } from '@veranda/domain'
import type { Context } from 'hono'
import type { Claim } from '../idempotency/do-once.ts'
import { refuseInAnyWord, ServiceRefusal } from '../refusal.ts'
import type { HttpEnv } from './http-env.ts'
import type { RequestParts } from './parse-request.ts'

/** What a write that is done once is told. */
export type IdempotentWrite = {
  /** Under which key it is done. */
  readonly claim: Claim
  /** The language of the letters to the guest. */
  readonly locale: Locale
}

/** What a write that is done once answers, and whether it was answered before. */
export type IdempotentAnswer<Wire> = { readonly wire: Wire; readonly isReplay: boolean }

export const onWire = <Answer, Wire>(
  { answer, isReplay }: { readonly answer: Answer; readonly isReplay: boolean },
  encode: (answer: Answer) => Wire,
): IdempotentAnswer<Wire> => ({ wire: encode(answer), isReplay })

export const idempotentWriteOf = (
  endpoint: AnyEndpoint,
  context: Context<HttpEnv>,
  subject: string,
  parts: RequestParts,
): Omit<IdempotentWrite, 'locale'> & { readonly version?: number } => ({
  claim: claimOf(endpoint, context, subject, parts),
  ...(endpoint.guard === 'once-on-version' ? { version: versionIn(context) } : {}),
})

/** An incoming file: its name as received, and its body as a stream. The reader limits how much it reads. */
type FileComing = { readonly name: string; readonly body: ReadableStream<Uint8Array> | null }

/** The claim of a file whose bytes have arrived, or of one that was too large to read. */
export type ClaimOfFile = (bytes: Uint8Array | undefined) => Claim

export type IdempotentFileWrite = { readonly file: FileComing; readonly claimOfFile: ClaimOfFile }

export function idempotentFileWriteOf(
  endpoint: AnyEndpoint,
  context: Context<HttpEnv>,
  subject: string,
  parts: RequestParts,
): IdempotentFileWrite {
  const name = context.req.header('veranda-file-name') ?? ''
  return {
    file: { name, body: context.req.raw.body },
    // The same name with other bytes is another file.
    claimOfFile: (bytes) =>
      claimOf(endpoint, context, subject, {
        ...parts,
        body: [name, bytes === undefined ? 'too large' : hashOf(bytes)],
      }),
  }
}

/** The claim of a write: the caller's idempotency key, bound to the parts of this request. */
const claimOf = (
  endpoint: Pick<AnyEndpoint, 'name' | 'method' | 'path'>,
  context: Context<HttpEnv>,
  subject: string,
  parts: RequestParts,
): Claim => ({
  subject,
  route: endpoint.name,
  key: keyIn(context),
  fingerprint: fingerprintOf(endpoint, parts),
})

function keyIn(context: Context<HttpEnv>): string {
  const key = context.req.header('idempotency-key') ?? ''
  if (!/^[\w-]{16,64}$/.test(key))
    throw new ServiceRefusal(
      'idempotency-key-needed',
      'Send an Idempotency-Key of 16 to 64 letters and digits.',
    )
  return key
}

function versionIn(context: Context<HttpEnv>): number {
  const tag = context.req.header('if-match')
  if (tag === undefined)
    throw new ServiceRefusal('version-needed', 'Send If-Match with the version you have seen.')
  const version = /^"r(\d{1,9})"$/.exec(tag)?.[1]
  if (version === undefined)
    throw refuseInAnyWord('version-changed', 'The reservation has changed in the meantime.')
  return Number(version)
}

/** Distinguishes one request from another; the schemas return their keys in a fixed order. */
const fingerprintOf = (
  { method, path }: Pick<AnyEndpoint, 'method' | 'path'>,
  { params, query, body }: RequestParts,
): string => hashOf(JSON.stringify([method, path, params, query, body]))

/** Represents content in a fingerprint. */
const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
