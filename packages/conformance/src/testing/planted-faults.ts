import { aToken } from '@veranda/booking-service/testing'
import type { Fetch } from '../exchange.ts'
import type { Check } from '../finding.ts'

/** A fault that a service in front of ours has, and what the kit must say of it. */
export type PlantedFault = {
  readonly fault: string
  readonly call: string
  readonly check: Check
  readonly spoil: (next: Fetch) => Fetch
}

type Json = Record<string, unknown>

/** Changes the answers of one address. */
const answers =
  (path: RegExp, change: (answer: Response, request: Request) => Promise<Response> | Response) =>
  (next: Fetch): Fetch =>
  async (request) => {
    const answer = await next(request)
    return path.test(new URL(request.url).pathname) ? change(answer, request) : answer
  }

/** Changes the requests of one address. */
const requests =
  (path: RegExp, change: (request: Request) => Promise<Request> | Request) =>
  (next: Fetch): Fetch =>
  async (request) =>
    next(path.test(new URL(request.url).pathname) ? await change(request) : request)

const withBody = (change: (body: never) => unknown) => async (answer: Response) =>
  answer.ok
    ? new Response(JSON.stringify(change((await answer.json()) as never)), {
        status: answer.status,
        headers: answer.headers,
      })
    : answer

const withHeader = (name: string, value: string) => (request: Request) => {
  const changed = new Request(request)
  changed.headers.set(name, value)
  return changed
}

/** Each spoils one thing of one call. */
export const plantedFaults = (owner: { readonly reservationCode: string }): readonly PlantedFault[] => [
  {
    fault: 'another status',
    call: 'listAgeRanges',
    check: 'status',
    spoil: answers(/\/age-category\//, (answer) =>
      answer.ok ? new Response(answer.body, { status: 201, headers: answer.headers }) : answer,
    ),
  },
  {
    fault: 'a missing field',
    call: 'listGuests',
    check: 'shape',
    spoil: answers(
      /\/guest\/booking\//,
      withBody((rooms: readonly Json[]) => rooms.map((room) => ({ ...room, maxPax: undefined }))),
    ),
  },
  {
    fault: 'a number as a text',
    call: 'listRoomCategories',
    check: 'shape',
    spoil: answers(
      /\/room-category\/booking\/\d+$/,
      withBody((rooms: readonly Json[]) =>
        rooms.map((room) =>
          Object.fromEntries(
            Object.entries(room).map(([key, value]) => [key, typeof value === 'number' ? `${value}` : value]),
          ),
        ),
      ),
    ),
  },
  {
    fault: 'a refusal that is not declared',
    call: 'getPromotion',
    check: 'refusals',
    spoil: answers(/\/promocoderulebyproprietary$/, async (answer) => {
      const text = (await answer.text()).replaceAll('promotion-not-found', 'promotion-unknown')
      return new Response(text, { status: answer.status, headers: answer.headers })
    }),
  },
  {
    fault: 'a key that is forgotten',
    call: 'sendSpecialRequest',
    check: 'once',
    spoil: requests(/\/room-comment\/room\//, (request) =>
      request.headers.has('idempotency-key')
        ? withHeader('idempotency-key', crypto.randomUUID())(request)
        : request,
    ),
  },
  {
    fault: 'a version that is not looked at',
    call: 'changeGuests',
    check: 'version',
    spoil: (next) => async (request) => {
      if (!/\/room\/\d+\/guests$/.test(new URL(request.url).pathname)) return next(request)
      const read = new Request(
        new URL(`/api/booking/reservation-details/${owner.reservationCode}`, request.url),
        { headers: { authorization: request.headers.get('authorization') ?? '' } },
      )
      const now = (await next(read)).headers.get('etag')
      return next(now === null ? request : withHeader('if-match', now)(request))
    },
  },
  {
    fault: 'no limit of attempts',
    call: 'validateReservation',
    check: 'throttling',
    spoil: answers(/\/reservation\/validate$/, (answer) =>
      answer.status === 429
        ? Response.json({ isValid: false }, { headers: { 'cache-control': 'no-store' } })
        : answer,
    ),
  },
  {
    fault: 'a look at another guest’s reservation',
    call: 'listSpecialRequests',
    check: 'access',
    spoil: (next) => async (request) => {
      const answer = await next(request)
      const isForeign = answer.status === 404 && request.url.includes('/room-comment/booking/')
      return isForeign
        ? next(withHeader('authorization', `Bearer ${aToken(stranger, 'palace')}`)(request))
        : answer
    },
  },
  {
    fault: 'tenths of a cent',
    call: 'listOtherCategories',
    check: 'money',
    spoil: answers(
      /\/room\/\d+\/categories$/,
      withBody((offers: readonly Json[]) => JSON.parse(JSON.stringify(offers), tenthsOfACent) as unknown),
    ),
  },
  {
    fault: 'another currency',
    call: 'listExtraGuestPrices',
    check: 'money',
    spoil: answers(
      /\/extra-pax\/booking\//,
      withBody((prices: readonly Json[]) => JSON.parse(JSON.stringify(prices), inEuros) as unknown),
    ),
  },
  {
    fault: 'an answer that may be stored',
    call: 'getProfile',
    check: 'caching',
    spoil: answers(/\/profile$/, (answer) => {
      const headers = new Headers(answer.headers)
      headers.set('cache-control', 'public, max-age=600')
      return new Response(answer.body, { status: answer.status, headers })
    }),
  },
  {
    fault: 'an answer without a session',
    call: 'listHelpTickets',
    check: 'access',
    spoil: (next) => async (request) => {
      const isAnonymous = !request.headers.has('authorization') && request.url.endsWith('/tickets')
      return next(
        isAnonymous
          ? withHeader('authorization', `Bearer ${aToken(owner.reservationCode, 'palace')}`)(request)
          : request,
      )
    },
  },
]

/** The second guest of the run, in whose name the faulty service looks. */
export const stranger = 'ZPCU-330C1E-DA'

const inEuros = (_key: string, value: unknown): unknown => (value === 'USD' ? 'EUR' : value)

/** Amounts are the numbers whose names speak of a price or a sum. */
const tenthsOfACent = (key: string, value: unknown): unknown =>
  typeof value === 'number' && /price|total|amount|difference|cost/i.test(key) ? value + 0.001 : value
