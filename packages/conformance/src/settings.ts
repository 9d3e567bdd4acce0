import { type IncomingMessage, request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { Fetch } from './exchange.ts'
import type { PreparedGuest, Settings } from './run-conformance.ts'

export const usage = `veranda-conformance https://booking.example.com/api --guest CODE/First/Last [--guest …]

Makes every call of the Veranda contract against a booking API and reports what differs. It only reads, unless a reservation
is named for writing. Ends with 0 where nothing differs, 1 where something does, 2 where it could not begin.

  --guest CODE/First/Last  a prepared reservation; the second is the stranger to the first     VERANDA_GUESTS, divided by ;
  --token CODE=token       the guest's ID token, instead of signing in                         VERANDA_TOKENS, divided by ;
  --brand id               the brand whose guests they are                                     VERANDA_BRAND
  --identity url           the user pool to sign in to; /identity on the same host without it  VERANDA_IDENTITY
  --client-id id           the pool's client                                                   VERANDA_CLIENT_ID
  --write CODE             a reservation on which something may be changed; may be repeated
  --try-limits             tries the limit of attempts: this network cannot sign in for a while
  --locale en-US           the language of the answers
  --report page.html       writes the report as a page
`

type Read = { readonly settings: Settings; readonly page?: string } | { readonly fault: string }
type Environment = Readonly<Record<string, string | undefined>>

/** The settings of a run from its flags, and from the environment where a flag is missing. */
export function settingsFrom(args: readonly string[], env: Environment): Read {
  try {
    return readSettings(args, env)
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

function readSettings(args: readonly string[], env: Environment): Read {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      guest: { type: 'string', multiple: true },
      token: { type: 'string', multiple: true },
      brand: { type: 'string' },
      identity: { type: 'string' },
      'client-id': { type: 'string' },
      write: { type: 'string', multiple: true },
      'try-limits': { type: 'boolean' },
      locale: { type: 'string' },
      report: { type: 'string' },
    },
  })
  const [address, ...more] = positionals
  if (address === undefined || more.length > 0 || !URL.canParse(address))
    throw new Error('Name the address of one booking API.')
  const baseUrl = address.replace(/\/+$/, '')
  const tokens = new Map((values.token ?? listIn(env['VERANDA_TOKENS'])).map(pairIn))
  const named = (values.guest ?? listIn(env['VERANDA_GUESTS'])).map(guestIn)
  const known = new Set(named.map(({ reservationCode }) => reservationCode))
  const guests = [
    ...named,
    ...[...tokens.keys()].filter((code) => !known.has(code)).map((reservationCode) => ({ reservationCode })),
  ].map((guest): PreparedGuest => {
    const token = tokens.get(guest.reservationCode)
    return token === undefined ? guest : { ...guest, token }
  })
  if (guests.length === 0) throw new Error('Name at least one guest.')
  const write = values.write ?? []
  const stranger = write.find((code) => guests.every(({ reservationCode }) => reservationCode !== code))
  if (stranger !== undefined) throw new Error(`${stranger} is named for writing, but is no guest’s.`)
  const clientId = values['client-id'] ?? env['VERANDA_CLIENT_ID']
  const brand = values.brand ?? env['VERANDA_BRAND']
  const url = values.identity ?? env['VERANDA_IDENTITY'] ?? `${new URL(baseUrl).origin}/identity`
  return {
    settings: {
      target: { baseUrl, locale: values.locale ?? 'en-US', fetch: fetchAnywhere },
      ...(clientId === undefined || brand === undefined
        ? {}
        : { pool: { url, clientId, brand, fetch: fetchAnywhere } }),
      guests,
      write,
      triesLimits: values['try-limits'] ?? false,
    },
    ...(values.report === undefined ? {} : { page: values.report }),
  }
}

const listIn = (text: string | undefined): readonly string[] =>
  (text ?? '').split(';').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))

function guestIn(text: string): PreparedGuest {
  const [reservationCode = '', firstName, lastName, ...more] = text.split('/')
  if (reservationCode === '' || firstName === undefined || lastName === undefined || more.length > 0)
    throw new Error(`A guest is CODE/First/Last, not ${text}.`)
  return { reservationCode, names: { firstName, lastName } }
}

function pairIn(text: string): [code: string, token: string] {
  const at = text.indexOf('=')
  if (at < 1) throw new Error(`A token is CODE=token, not ${text}.`)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** Names below `localhost` are this machine's, as in a browser; not every resolver knows them. */
const fetchAnywhere: Fetch = (request) =>
  new URL(request.url).hostname.endsWith('.localhost') ? fetchHere(request) : fetch(request)

async function fetchHere(request: Request): Promise<Response> {
  const { host, port, pathname, search } = new URL(request.url)
  const body = Buffer.from(await request.arrayBuffer())
  const headers = {
    ...Object.fromEntries(request.headers),
    host,
    ...(body.length > 0 ? { 'content-length': body.length } : {}),
  }
  return new Promise((answered, failed) => {
    httpRequest(
      { host: '127.0.0.1', port, path: pathname + search, method: request.method, headers },
      (response) => {
        answerOf(response).then(answered, failed)
      },
    )
      .on('error', failed)
      .end(body)
  })
}

async function answerOf(response: IncomingMessage): Promise<Response> {
  const { statusCode: status = 502, rawHeaders } = response
  const headers = rawHeaders.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : [],
  )
  const bytes = await buffer(response)
  return new Response([204, 304].includes(status) ? null : Uint8Array.from(bytes), { status, headers })
}
