// @vitest-environment jsdom
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { sendDocument } from './endpoints/index.ts'
import { sendFile, type Sending } from './send-file.ts'

type Heard = { readonly url: string; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }
type Reply = { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> }

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A real server of another origin, as a browser sees it. */
async function aServer(reply: Reply | 'hangs up' | 'never answers') {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-expose-headers', 'retry-after')
    if (request.method === 'OPTIONS') {
      response.setHeader(
        'access-control-allow-headers',
        request.headers['access-control-request-headers'] ?? '',
      )
      response.end()
      return
    }
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      heard.push({ url: request.url ?? '', headers: request.headers, bytes: Buffer.concat(pieces) })
      if (reply === 'hangs up') request.socket.destroy()
      else if (reply !== 'never answers')
        response.writeHead(reply.status, reply.headers).end(JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { heard, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` }
}

const bytes = new Uint8Array(200_000).map((_, index) => index % 251)

const send = (baseUrl: string, sending: Sending = {}) =>
  sendFile(
    { baseUrl, bearer: async () => 'token-1', locale: () => 'es-MX' },
    sendDocument,
    {
      params: { bookingId: '42' },
      guard: { key: 'a-key-of-one-file' },
      file: { name: 'oferta más barata.pdf', bytes: new Blob([bytes]) },
    },
    sending,
  )

const supportingDocument = {
  documentId: 'p1',
  fileName: 'oferta más barata.pdf',
  fileSize: 200_000,
  contentType: 'application/pdf',
}
const problem = (refusal: string) => ({ type: '', title: '', status: 422, detail: 'No.', refusal })

describe('a file', () => {
  test('arrives byte for byte, with its name, its key and its session', async () => {
    const { baseUrl, heard } = await aServer({ status: 200, body: supportingDocument })
    expect(await send(baseUrl)).toEqual({
      ok: true,
      value: { documentId: 'p1', name: 'oferta más barata.pdf', size: 200_000, type: 'application/pdf' },
    })
    expect(heard).toHaveLength(1)
    expect(heard[0]?.url).toBe('/api/booking/42/documents')
    expect(heard[0]?.bytes.equals(Buffer.from(bytes))).toBe(true)
    expect(heard[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'content-type': 'application/octet-stream',
      'veranda-file-name': 'oferta%20m%C3%A1s%20barata.pdf',
      'idempotency-key': 'a-key-of-one-file',
      'x-requested-with': 'veranda',
      'accept-language': 'es-MX',
    })
  })

  test('reports its progress, which never goes back and reaches the whole', async () => {
    const { baseUrl } = await aServer({ status: 200, body: supportingDocument })
    const shares: number[] = []
    await send(baseUrl, { onProgress: (share) => shares.push(share) })
    expect(shares.length).toBeGreaterThan(0)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })

  test.each<readonly [string, Reply | 'hangs up', unknown]>([
    [
      'refused in words',
      { status: 422, body: problem('document-active-content') },
      { kind: 'refused', refusal: 'document-active-content', detail: 'No.' },
    ],
    ['after the session ended', { status: 401, body: problem('not-signed-in') }, { kind: 'not-signed-in' }],
    [
      'while the service is busy',
      { status: 503, body: {}, headers: { 'retry-after': '7' } },
      { kind: 'unavailable', retryAfterSeconds: 7 },
    ],
    [
      'too often',
      { status: 429, body: {}, headers: { 'retry-after': '30' } },
      { kind: 'too-many-tries', retryAfterSeconds: 30 },
    ],
    ['answered with something else', { status: 200, body: { hello: 'there' } }, { kind: 'unreadable' }],
    ['cut off', 'hangs up', { kind: 'offline' }],
  ])('%s fails as every call does', async (_, reply, refusal) => {
    const { baseUrl } = await aServer(reply)
    expect(await send(baseUrl)).toMatchObject({ ok: false, refusal })
  })

  test('is not sent without a session', async () => {
    const { baseUrl, heard } = await aServer({ status: 200, body: supportingDocument })
    const nobody = { baseUrl, bearer: async () => undefined }
    const input = { params: { bookingId: '42' }, guard: { key: 'k' }, file: { name: 'a', bytes: new Blob() } }
    expect(await sendFile(nobody, sendDocument, input)).toEqual({
      ok: false,
      refusal: { kind: 'not-signed-in' },
    })
    expect(heard).toHaveLength(0)
  })

  test('can be stopped while it is sent; one stopped before is never sent', async () => {
    const { baseUrl, heard } = await aServer('never answers')
    const stopper = new AbortController()
    const sending = send(baseUrl, { signal: stopper.signal })
    await expect.poll(() => heard.length).toBe(1)
    stopper.abort()
    expect(await sending).toEqual({ ok: false, refusal: { kind: 'offline' } })
    expect(await send(baseUrl, { signal: stopper.signal })).toEqual({
      ok: false,
      refusal: { kind: 'offline' },
    })
    expect(heard).toHaveLength(1)
  })
})
