import { type AnyEndpoint, endpoints } from '@veranda/contract'
import { aStaffToken, aToken } from './a-service.ts'

/** A request to one of the hosts of a service, and its answer: an app without a network, or a running process. */
export type Ask = (host: 'palace' | 'admin', path: string, init: RequestInit) => Response | Promise<Response>

type Values = {
  readonly params?: Readonly<Record<string, string>>
  /** JSON, or a file's bytes. */
  readonly body?: unknown
}

/** What a call sends; `other` is a different request that misuses the same key. */
export type Sending = Values & { readonly other: Values }

/** The sender's reservation, and the version they have seen. */
type Sender = { readonly reservationCode: string; readonly version: number }

/** Sends an idempotent call under a key, as staff for staff calls. Returns the answer as text. */
export const sendsOnce =
  (ask: Ask) =>
  async (
    name: keyof typeof endpoints,
    { reservationCode, version }: Sender,
    { params = {}, body }: Values,
    key: string = crypto.randomUUID(),
  ) => {
    const { method, path, access, takesFile }: AnyEndpoint = endpoints[name]
    const address = path.replaceAll(/:(\w+)/g, (_, field: string) => params[field] ?? '-')
    const host = access === 'staff' ? 'admin' : 'palace'
    const token = access === 'staff' ? aStaffToken(['admin']) : aToken(reservationCode, 'palace')
    const response = await ask(host, `/api${address}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': takesFile ? 'application/octet-stream' : 'application/json',
        'x-requested-with': 'veranda',
        'idempotency-key': key,
        'if-match': `"r${version}"`,
        ...(takesFile ? { 'veranda-file-name': 'proof.pdf' } : {}),
      },
      ...(body === undefined
        ? {}
        : { body: takesFile ? Uint8Array.from(body as Buffer) : JSON.stringify(body) }),
    })
    const whole = await response.text()
    // Every refusal has its own instance number.
    const text = whole.replace(/"instance":"[^"]*"/, '')
    const { refusal } = (response.ok ? {} : JSON.parse(whole)) as { readonly refusal?: string }
    return { status: response.status, refusal, text, replayed: response.headers.get('idempotent-replayed') }
  }
