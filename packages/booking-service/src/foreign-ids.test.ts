import { type AnyEndpoint, endpoints } from '@veranda/contract'
import { permissionsOf, staffRoles } from '@veranda/domain'
import { recordFigure } from '@veranda/test-depth'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStaffToken, aToken } from './testing/a-service.ts'
import { onEveryDatabaseInFull } from './testing/on-every-database.ts'
import { rowsOfPlanned } from './testing/planned-once.ts'
import { guestsOwn, plain, quotesOf } from './testing/field-values.ts'
import { type Leaf, leavesOf, requestOf } from './testing/request-of.ts'
import { aWorldOfGuests, type Owned, type WorldOfGuests } from './testing/world-of-guests.ts'

/** Fields that refer to nothing of a guest: dates, words, choices, and the hotel's own data. */
const notAGuests = new Set(
  `langCode lang lang_code locale email firstName lastName title dateOfBirth phoneNumber countryCode zipCode city
  roomNumber roomNumbers rooms adults teens kids infants purpose checkIn checkOut promocode idDefRoomType type quantity
  date timing kind token result acceptedPolicy firstAnswer secondAnswer otherReason agency hotel membership
  offer comment answer decision note application idDefRoomTypes ceilingPerNight propertyCode property id brandOnline
  marketCode from to market currency property_code room_type rate_plan date_start date_end booking_exchange_rate
  promo_applied valid_close_date arrival_date id_rateplans iddef_room_type idop_rate_plan currencyCode price
  totalCompleteStay amount total avail_rooms acceptedTerms place transportation ticket outcome emails reader
  transfer paymentType isPriorToArrival arrivalId societyCode bankEntryId bookingDate text reference excess catalogue
  entry page pageAt length search arrivalFrom arrivalTo state status sort order values confirmation proposal verdict csv plan
  storesCard rateId userName password source secret code itemId version userId sessionId name change roles question
  newPassword factorId factorName response report by brand person act subject since before entriesAt`.split(
    /\s+/,
  ),
)

/** Calls whose answer to a foreign id is neither 404 nor the 403 of a staff call. */
const documented: Readonly<Record<string, string>> = {
  'changeStay quoteId': 'quote-not-found',
  'changeStay quoteToken': 'quote-not-found',
  'changeStay paymentId': 'payment-not-authorised',
  'startPayment quoteId': 'quote-not-found',
  'startPayment quoteToken': 'quote-not-found',
  'startPayment cardId': 'card-not-found',
  'startBalancePayment quoteId': 'quote-not-found',
  'startBalancePayment quoteToken': 'quote-not-found',
  'payBalance quoteId': 'quote-not-found',
  'payBalance quoteToken': 'quote-not-found',
  'payBalance paymentId': 'payment-not-authorised',
  'announceBankTransfer quoteId': 'quote-not-found',
  'announceBankTransfer quoteToken': 'quote-not-found',
  'startCardVerification quoteId': 'quote-not-found',
  'startCardVerification quoteToken': 'quote-not-found',
  'agreeToAutomaticCharge quoteId': 'quote-not-found',
  'agreeToAutomaticCharge quoteToken': 'quote-not-found',
  'agreeToAutomaticCharge cardId': 'card-not-found',
  // A stored card is named too, and is what counts: another guest's verification has a test of its own.
  'agreeToAutomaticCharge paymentId': 'not-before-arrival',
  'removeStoredCard cardId': 'card-not-found',
  'cancelRooms quoteId': 'quote-not-found',
  'cancelRooms quoteToken': 'quote-not-found',
  'cancelRooms documentIds': 'document-not-found',
  'requestPriceMatch documentIds': 'document-not-found',
  // Nothing is asked in this world: that a document must be one's own is tried in the refusals of the call.
  'answerReviewQuestion documentIds': 'no-question',
  'removeDocument documentId': 'document-not-found',
  'quoteChange idService': 'change-not-possible',
}

const calls = Object.values<AnyEndpoint>(endpoints)
  .filter(({ access }) => access !== 'open')
  .map((endpoint) => ({ endpoint, name: endpoint.name, leaves: leavesOf(endpoint) }))
/** Read only where the balance of a change is left to a charge: `changes/charged-on-its-day.test.ts` sends another guest's. */
const triedElsewhere = new Set(['changeStay cardId'])
const idsOf = (call: string, leaves: readonly Leaf[]) =>
  leaves.filter(({ name }) => Object.hasOwn(guestsOwn, name) && !triedElsewhere.has(`${call} ${name}`))

test('every field of every call is known to refer to a guest’s own data or not', () => {
  const unknown = calls.flatMap(({ name, leaves }) =>
    leaves.flatMap((leaf) =>
      Object.hasOwn(guestsOwn, leaf.name) || notAGuests.has(leaf.name) ? [] : [`${name} ${leaf.name}`],
    ),
  )
  expect(unknown).toEqual([])
})

const hasIds = ({ name, leaves }: (typeof calls)[number]) => idsOf(name, leaves).length > 0
const withIds = calls.filter(hasIds)
const openCalls = Object.values<AnyEndpoint>(endpoints)
  .filter(({ access }) => access === 'open' || access === 'staff-entrance')
  .map((endpoint) => ({ endpoint, name: endpoint.name, leaves: leavesOf(endpoint) }))
const matrix = withIds.flatMap(({ endpoint, name, leaves }) => {
  const ids = idsOf(name, leaves).map((leaf) => leaf.name)
  return [
    ...ids.map((id) => ({ name, endpoint, foreign: [id] })),
    ...(ids.length > 1 ? [{ name, endpoint, foreign: ids }] : []),
  ]
})

/** Everybody else who could send a call with a guest’s ids: their session, and on which brand’s site. */
const others = [
  { who: 'a stranger', brand: 'palace', tokenOf: () => '', knows: [], mayCall: () => false },
  {
    who: 'a session of another brand',
    brand: 'moon',
    tokenOf: ({ reservationCode }: Owned) => aToken(reservationCode, 'moon'),
    knows: ['reservationCode'] as const,
    mayCall: () => false,
  },
  ...staffRoles.map((role) => ({
    who: `staff as ${role}`,
    brand: 'palace',
    tokenOf: () => aStaffToken([role]),
    knows: [],
    mayCall: ({ permission }: AnyEndpoint) =>
      permission !== undefined && permissionsOf([role]).includes(permission),
  })),
]
const matrixOfOthers = others.flatMap(({ mayCall, ...other }) =>
  withIds.flatMap(({ name, endpoint }) => (mayCall(endpoint) ? [] : [{ ...other, name, endpoint }])),
)

onEveryDatabaseInFull((open) => {
  let world: WorldOfGuests
  /** What no call of this file may change: read once, since each test ends with all of it unchanged. */
  let before: Rows
  let rowsOfOthers: () => Promise<Rows>
  beforeAll(async () => {
    world = await aWorldOfGuests(await open())
    rowsOfOthers = await watchingOthers(world)
    before = await rowsOfOthers()
  })
  afterAll(() => world.store.close())

  /** Sends a call in the first guest's session, with some of its ids replaced by another guest's. */
  const send = async (
    endpoint: AnyEndpoint,
    own: Owned,
    others: Owned = own,
    foreign: readonly string[] = [],
  ) => {
    // A quote is worthless without its token, so an attacker who knows its id is assumed to know its token.
    const taken = foreign.includes('quoteId') ? [...foreign, 'quoteToken'] : foreign
    const valueOf = (name: string, isRequired: boolean) => {
      const key = quotesOf[endpoint.name]?.[name] ?? guestsOwn[name]
      if (key !== undefined) return (taken.includes(name) ? others : own)[key]
      return isRequired || name === 'timing' || name === 'acceptedTerms' ? plain[name] : undefined
    }
    return answerTo(requestOf(endpoint, valueOf, own))
  }

  const answerTo = async (request: Request) => {
    const response = await world.app.request(request)
    const whole = await response.text()
    // An answer may repeat what was sent, and every request has its own number: both are removed.
    const text = whole.replace(/"instance":"[^"]*"/, '').replace(/"addOnId":\d+/, '')
    const { refusal } = (response.ok ? {} : JSON.parse(whole)) as { readonly refusal?: string }
    return { status: response.status, refusal, text }
  }

  /** A call with all of a guest's ids, with another session or none. */
  const sendAs = (
    token: string,
    brand: string,
    endpoint: AnyEndpoint,
    owner: Owned,
  ): ReturnType<typeof answerTo> => {
    const valueOf = (name: string, isRequired: boolean) => {
      const key = quotesOf[endpoint.name]?.[name] ?? guestsOwn[name]
      if (key !== undefined) return owner[key]
      return isRequired || name === 'timing' || name === 'acceptedTerms'
        ? (strangersWords[name] ?? plain[name])
        : undefined
    }
    const request = requestOf(endpoint, valueOf, { ...owner, token })
    return answerTo(new Request(request.url.replace('palace', brand), request))
  }

  describe('a call with the id of another guest', () => {
    test.each(matrix)('$name: $foreign', async ({ name, endpoint, foreign }) => {
      const { anna, boris, nobody } = world
      const answer = await send(endpoint, anna, boris, foreign)
      // The answer to an existing foreign id is the same as to one that does not exist.
      expect(answer).toEqual(await send(endpoint, anna, nobody, foreign))
      if (foreign.length === 1 && answer.status !== 404 && answer.status !== 403)
        expect([answer.status, answer.refusal]).toEqual([answer.status, documented[`${name} ${foreign[0]}`]])
      expect(secretsOf(boris).filter((secret) => answer.text.includes(secret))).toEqual([])
      expect(await rowsOfOthers()).toEqual(before)
    })
  })

  describe('a call with every id of a guest is refused and told nothing, sent by', () => {
    test.each(matrixOfOthers)('$who: $name', async ({ endpoint, brand, tokenOf, knows }) => {
      const { boris } = world
      const { status, refusal, text } = await sendAs(tokenOf(boris), brand, endpoint, boris)
      const isEmpty = status === 200 && /^\[\]$|"creditCards":\[\]/.test(text)
      if (!isEmpty && refusal !== 'quote-not-found') expect([401, 403, 404]).toContain(status)
      const known = new Set<string>(knows.map((key) => boris[key]))
      const leaked = secretsOf(boris).filter((secret) => text.includes(secret) && !known.has(secret))
      expect(leaked).toEqual([])
      expect(await rowsOfOthers()).toEqual(before)
    })

    test('and a count of them', () => {
      expect(matrixOfOthers.length).toBeGreaterThan(others.length * 10)
      recordFigure('Calls with the ids of a guest from anybody else: refused', matrixOfOthers.length)
    })
  })

  test.each(openCalls.filter(hasIds))(
    'a call for everybody answers the same, whether or not the ids exist: $name',
    async ({ endpoint }) => {
      const { boris, nobody } = world
      const answer = await sendAs('', 'palace', endpoint, boris)
      expect(answer).toEqual(await sendAs('', 'palace', endpoint, nobody))
      expect(answer.status).toBeLessThan(500)
      expect(secretsOf(boris).filter((secret) => answer.text.includes(secret))).toEqual([])
    },
  )

  test('the same ids work for their owner, or the matrix would prove nothing', async () => {
    const clara = await world.aGuest()
    const missing = []
    for (const { endpoint, name } of withIds.toSorted(
      (one, other) => order(one.endpoint) - order(other.endpoint),
    )) {
      // Payments and cancellations need quotes that no other call has replaced.
      const own = needsQuote.has(name) ? await world.aGuest() : clara
      const answer = await send(endpoint, { ...own, version: await world.versionOf(own) })
      if (needsQuote.has(name)) expect(answer).toMatchObject({ status: 200 })
      if (endpoint.access === 'staff') expect([name, answer.status]).toEqual([name, 403])
      else if ([404, 400].includes(answer.status) || /not-found/.test(answer.refusal ?? ''))
        missing.push([name, answer])
    }
    expect(missing).toEqual([])
    recordFigure('Calls with the id of another guest: refused, and nothing of the other told', matrix.length)
  })
})

/** A stranger knows a number and not whose it is. */
const strangersWords: typeof plain = {
  firstName: 'Nobody',
  lastName: 'Known',
  name: 'Nobody Known',
  contactTime: 'asap',
  countryId: 1,
  customerTypeId: 1,
  notes: 'Call me, please',
}

const secretsOf = ({ reservationCode, paymentId, changeQuoteId, cardId, documentId }: Owned) => [
  reservationCode,
  paymentId,
  changeQuoteId,
  cardId,
  documentId,
]

const needsQuote = new Set([
  'changeStay',
  'startPayment',
  'startBalancePayment',
  'payBalance',
  'announceBankTransfer',
  'cancelRooms',
  'removeStoredCard',
])
const order = ({ method }: AnyEndpoint): number => (method === 'GET' ? 0 : 1)

type Rows = readonly { readonly name: string; readonly sum: string | null }[]

/**
 * Reads every row of every table but the sender's own and those that count attempts or store answers: a refused change may
 * void the sender's own payment.
 */
async function watchingOthers({ store: { db }, anna }: WorldOfGuests): Promise<() => Promise<Rows>> {
  const others = `coalesce(to_jsonb(t) ->> 'reservation_id', '') <> '${anna.bookingId}'
    and coalesce(to_jsonb(t) ->> 'key', '') not in ('${anna.paymentId}', '${anna.balancePaymentId}')`
  const rows = async <Row>(query: string) =>
    ((await db.execute(sql.raw(query))) as { readonly rows: readonly Row[] }).rows
  const tables = await rows<{ readonly name: string }>(`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('idempotency', 'throttle') order by 1`)
  const sums = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, chr(10) order by t::text)) as sum
      from "${name}" t where ${others}`,
  )
  const query = `${sums.join(' union all ')} order by name`
  let last: { readonly at: string | undefined; readonly rows: Rows } | undefined
  return async () => {
    // Every transaction that writes takes a number: nothing was written between two equal snapshots.
    const [snapshot] = await rows<{ readonly at: string }>('select pg_current_snapshot()::text as at')
    if (last === undefined || last.at !== snapshot?.at)
      last = { at: snapshot?.at, rows: await rowsOfPlanned(db, 'rows_of_others', query) }
    return last.rows
  }
}
