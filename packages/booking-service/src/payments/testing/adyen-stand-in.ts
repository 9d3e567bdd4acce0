import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type SeenCall = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

export type StandIn = {
  readonly url: string
  readonly seen: SeenCall[]
  /** Sets the next answers; `hang up` closes the connection after the request was read, `no answer` keeps it
   * open for ever. */
  readonly answerWith: (...answers: readonly StandInAnswer[]) => void
  readonly close: () => Promise<void>
}
type StandInAnswer = { readonly status: number; readonly body: unknown } | 'hang up' | 'no answer'

/** A stand-in for Adyen's Checkout API: records requests, and gives the answers it was set. */
export async function adyenStandIn(): Promise<StandIn> {
  const seen: SeenCall[] = []
  const queue: StandInAnswer[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const { method = '', url: path = '', headers } = request
      seen.push({ method, path, headers, body: text === '' ? undefined : JSON.parse(text) })
      const answer = queue.shift() ?? { status: 500, body: {} }
      if (answer === 'hang up') return void request.socket.destroy()
      if (answer === 'no answer') return undefined
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    answerWith: (...answers) => void queue.push(...answers),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

export type AdyenItem = {
  readonly pspReference: string
  readonly originalReference?: string
  readonly merchantAccountCode: string
  readonly merchantReference: string
  readonly amount: { readonly value: number; readonly currency: string }
  readonly eventCode: string
  readonly eventDate: string
  readonly success: 'true' | 'false'
  readonly reason?: string
}

/** A webhook as Adyen sends it, each item signed over the fields its documentation names, in that order. */
export function signedWebhook(
  items: readonly AdyenItem[],
  hmacKey: string,
  live: 'true' | 'false' = 'false',
): string {
  return JSON.stringify({ live, notificationItems: items.map((item) => signedItem(item, hmacKey)) })
}

/** One signed item with arbitrary fields. */
export function signedItem(item: { readonly [Field in keyof AdyenItem]?: unknown }, hmacKey: string) {
  const { value, currency } = (item.amount ?? {}) as Readonly<Record<string, unknown>>
  const data = [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    value,
    currency,
    item.eventCode,
    item.success,
  ]
    .map((field) => (typeof field === 'object' && field !== null ? JSON.stringify(field) : field))
    .join(':')
  const hmacSignature = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(data).digest('base64')
  return { NotificationRequestItem: { ...item, additionalData: { hmacSignature } } }
}
