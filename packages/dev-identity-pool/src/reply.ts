import { randomUUID } from 'node:crypto'
import type { PoolError } from './pool-error.ts'

/** Answers of the protocol are JSON throughout: its clients fail on anything else, a page not found included. */
export const protocolReply = (body: object): Response => reply(200, body)

export const protocolError = (error: PoolError): Response =>
  reply(
    error.status,
    { __type: error.code, message: error.message },
    {
      'x-amzn-errortype': `${error.code}:`,
      ...(error.retryAfterSeconds === undefined ? {} : { 'retry-after': String(error.retryAfterSeconds) }),
    },
  )

const reply = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'cache-control': 'no-store',
      'x-amzn-requestid': randomUUID(),
      ...headers,
    },
  })

export const documentReply = (document: object): Response =>
  Response.json(document, { headers: { 'cache-control': 'public, max-age=300' } })

export const notFoundReply = (): Response =>
  Response.json({ message: 'Not found' }, { status: 404, headers: { 'cache-control': 'no-store' } })
