import {
  changePropertySettings,
  announceBankTransfer,
  agreeToAutomaticCharge,
  type AnyEndpoint,
  type CallInput,
  answerPriceMatch,
  answerReviewQuestion,
  answerSpecialRequest,
  askAboutReview,
  askForStandby,
  cancelAutomaticCharge,
  cancelRooms,
  changeGuests,
  changeStay,
  type Client,
  confirmEmail,
  createClient,
  decideCancellation,
  encodeChangeSelection,
  encodeGuestChange,
  type endpoints,
  type Failure,
  exportReport,
  failureOf,
  finishChallenge,
  getCancellationTerms,
  getEmailChange,
  getPromotion,
  getReport,
  getRateCalendar,
  getRatePlanPolicy,
  getRateSeason,
  listClosedDates,
  listNewRoomOffers,
  listOtherCategories,
  listPromotedRates,
  listRates,
  listAddOnOffers,
  listSuperiorCategories,
  previewConfirmationLetter,
  openReport,
  payBalance,
  quoteBalance,
  quoteCancellation,
  quoteChange,
  quoteDates,
  removeDocument,
  removeStoredCard,
  returnBankArrival,
  requestCall,
  requestPriceMatch,
  recordStaffNote,
  sendConfirmationLetter,
  sendDocument,
  sendLetterForGuest,
  sendLinkForGuest,
  sendSpecialRequest,
  settleHelpTicket,
  startBalancePayment,
  startCardVerification,
  startPayment,
  reinstateCancellation,
  unmatchBankArrival,
  validateReservation,
  withdrawBankTransfer,
  withdrawCancellation,
  withdrawPriceMatch,
  withdrawStandby,
} from '@veranda/contract'
import {
  addDays,
  type CardMonth,
  type ChangePurpose,
  type ChangeSelection,
  type GuestForm,
  guestFormOf,
  noSelection,
  type PlainDate,
  refused,
  type Result,
  type StayQuote,
} from '@veranda/domain'
import { providerCard } from '@veranda/dev-payment-provider'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { createApp } from '../app.ts'
import { cashier, staffOf, takeBankTransfers } from '../bank-transfers/testing/taking-bank-transfers.ts'
import {
  aNightIsRetained,
  aPayingGuest,
  canceller,
  changedPlans,
} from '../cancellations/testing/a-cancelling-guest.ts'
import { takingCards } from '../cancellations/testing/contenders.ts'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import type { BookedRoom } from '../changes/testing/a-test-property.ts'
import {
  arrivals,
  firstNight,
  massage,
  nightsOnSale,
  openWholeWorld,
} from '../changes/testing/whole-world.ts'
import { promotion } from '../schema/catalogue.ts'
import { inventory } from '../schema/inventory.ts'
import { outbox } from '../schema/outbox.ts'
import { bank, society } from '../schema/society.ts'
import { property } from '../schema/property.ts'
import { merchant } from '../schema/staff-catalogue.ts'
import { room as roomTable } from '../schema/room.ts'
import type { Store } from '../platform/db/store.ts'
import { keepSecret, newLinkSecret } from '../identity/one-time-secrets.ts'
import { anEditor } from '../staff-catalogues/testing/an-editor.ts'
import { aCall } from '../tickets/testing/a-call.ts'
import { aClock, aService, aStaffToken, aToken, clientOf } from './a-service.ts'
import { jpeg, packed, pdf, png } from '../documents/testing/files.ts'
import { staffRefusals } from '../staff/testing/staff-refusals.ts'

type Endpoints = typeof endpoints
type RefusalOf<E extends AnyEndpoint> = keyof NonNullable<E['refusals']> & string

type Nights = { readonly checkIn: PlainDate; readonly checkOut: PlainDate }

/** How to cause each refusal of each call: a newly declared one without a recipe does not compile. */
type Recipes = {
  readonly [Name in keyof Endpoints as RefusalOf<Endpoints[Name]> extends never ? never : Name]: {
    readonly [Word in RefusalOf<Endpoints[Name]>]: () => Promise<Result<unknown, Failure<Endpoints[Name]>>>
  }
}

const room: BookedRoom = { category: 0, pricePerNight: 30_000, paid: 90_000, policy: aNightIsRetained }
const noQuote = { quoteId: 'none', quoteToken: 'none' }
const minute = 60
const day = 24 * 3_600
const code = 'SUMMER'
const notSold = { checkIn: '2029-01-01', checkOut: '2029-01-04' } as const
const tooLong = { checkIn: '2027-05-01', checkOut: '2028-12-01' } as const
const contact = { phone: '+1 555 555 0142', countryCode: 'US', zipCode: '77500', city: 'Miami' } as const
const lovelace = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', ...contact }

/** One property for all recipes, each with its own guest. */
export async function refusalRecipes(store: Store): Promise<Recipes> {
  const { db } = store
  const hotel = await openWholeWorld(store)
  await db.update(inventory).set({ total: 600 })
  await takeBankTransfers(db)
  const { cardToken } = takingCards(store)

  /** The service with its clock moved on by so many seconds. */
  const at = (seconds = 0) => {
    const { service } = takingCards(store)
    service.clock.moveOn(seconds)
    return createApp(service)
  }
  const staff = createClient({
    baseUrl: 'http://admin.localhost:4000/api',
    bearer: async () => aStaffToken(['admin']),
    fetch: async (input, init) => at().fetch(new Request(input, init)),
  })

  const year = { from: '2027-01-01', to: '2027-12-31', by: 'month' } as const
  const refusedReports = <E extends typeof getReport | typeof exportReport | typeof openReport>(call: E) => {
    const asked = (query: CallInput<typeof getReport>['query']) => async () =>
      staff.call(call as typeof getReport, { params: { report: 'payments' }, query })
    return {
      'period-not-valid': asked({ ...year, to: '2027-02-30' }),
      'period-upside-down': asked({ ...year, to: '2026-12-31' }),
      'span-too-long': asked({ ...year, to: '2028-12-31' }),
      'group-not-offered': asked({ ...year, by: 'letter' }),
      'brand-not-found': asked({ ...year, brand: 'nobodys' }),
      'property-not-found': asked({ ...year, property: '999999999' }),
    }
  }

  async function aGuest(rooms: readonly BookedRoom[] = [room, room]) {
    const who = await aPayingGuest(db, hotel, { arrival: arrivals[0], rooms })
    const app = at()
    const guest = canceller(app, who)
    const read = await guest.reservation()
    const params = { bookingId: String(read.bookingId) }
    const roomId = String(read.rooms[0]?.roomId)
    const guard = { key: crypto.randomUUID(), version: read.version }
    const later = (seconds: number): Client => clientOf(at(seconds), who)
    const send = async (bytes: Uint8Array, name = 'proof.pdf') => {
      const response = await app.request(
        `http://palace.localhost:4000/api/booking/${read.bookingId}/documents`,
        {
          method: 'POST',
          body: bytes as BodyInit,
          headers: {
            authorization: `Bearer ${aToken(who.reservationCode, who.brand)}`,
            'content-type': 'application/octet-stream',
            'x-requested-with': 'veranda',
            'idempotency-key': crypto.randomUUID(),
            'veranda-file-name': encodeURIComponent(name),
          },
        },
      )
      return response
    }
    const proven = async () =>
      ((await (await send(pdf())).json()) as { readonly documentId: string }).documentId
    return { ...guest, who, read, params, roomId, guard, later, send, proven }
  }
  type Guest = Awaited<ReturnType<typeof aGuest>>

  /** Runs a call while a setting of the property is changed. */
  const during = async <Value>(
    change: string,
    reinstate: string,
    act: () => Promise<Value>,
  ): Promise<Value> => {
    await db.execute(sql.raw(change))
    try {
      return await act()
    } finally {
      await db.execute(sql.raw(reinstate))
    }
  }
  const whileMoreExpensive = <Value>(act: () => Promise<Value>) =>
    during(
      'update nightly_price set price = price + 100',
      'update nightly_price set price = price - 100',
      act,
    )
  const whileSoldOut = <Value>(act: () => Promise<Value>) =>
    during('update inventory set total = sold + held', 'update inventory set total = 600', act)
  const whileNothingIsAdded = <Value>(act: () => Promise<Value>) =>
    during('update property set sells_add_ons = false', 'update property set sells_add_ons = true', act)
  const whileNoneIsLeft = <Value>(act: () => Promise<Value>) =>
    during(
      `update service_offer set max_quantity = 0 where id = ${massage}`,
      `update service_offer set max_quantity = 4 where id = ${massage}`,
      act,
    )
  const whileRoomsGoTogether = <Value>(act: () => Promise<Value>) =>
    during(
      `update property set cancelling = 'all-rooms-together'`,
      `update property set cancelling = 'any-but-the-main-room-alone'`,
      act,
    )
  const whileEmailsAreConfirmed = <Value>(act: () => Promise<Value>) =>
    during(
      `update property set email_change = 'confirmed'`,
      `update property set email_change = 'at-once'`,
      act,
    )
  const { now } = aClock()
  const queueLetter = (reservationCode: string) => {
    const [id, messageId] = [crypto.randomUUID(), crypto.randomUUID()]
    const order = { id, messageId, kind: 'stay-changed', locale: 'en-US', payload: {} } as const
    const at = { availableAt: now(), createdAt: now(), leavesAt: now() }
    return db.insert(outbox).values({ ...order, ...at, reservationCode, counts: true })
  }
  const whilePromoted = async <Value>(act: () => Promise<Value>, ratePlanIds: readonly number[] = []) => {
    await db.insert(promotion).values({
      code,
      brand: 'palace',
      kind: 'percent',
      percent: 10,
      bookFrom: '2027-01-01',
      bookUntil: '2028-12-31',
      stayFrom: '2027-01-01',
      stayUntil: '2028-12-31',
      minimumNights: 1,
      ratePlanIds,
      marketCodes: [],
    })
    try {
      return await act()
    } finally {
      await db.delete(promotion)
    }
  }
  const ofOtherRates = [999_999]
  /** Changes rooms without a new version, as a direct change in the database would. */
  const setRooms = ({ read }: Guest, status: 'confirmed' | 'cancelled', ...roomNumbers: number[]) =>
    db
      .update(roomTable)
      .set({ status })
      .where(and(eq(roomTable.reservationId, read.bookingId), inArray(roomTable.roomNumber, roomNumbers)))

  const ask = ({ client }: Guest, purpose: ChangePurpose, selection: Partial<ChangeSelection>) =>
    client.call(quoteChange, {
      body: { purpose, ...encodeChangeSelection({ ...noSelection, ...selection }) },
    })
  const longer = ({ read: { stay } }: Guest) => ({
    stay: { arrival: stay.arrival, departure: addDays(stay.departure, 2) },
  })
  const addOn: Partial<ChangeSelection> = {
    services: [{ kind: 'add', offerId: massage, roomNumber: 1, quantity: 1 }],
  }
  const quotedLonger = async (guest: Guest) => valueOf(await ask(guest, 'change-dates', longer(guest)))
  const quotedAddOn = async (guest: Guest) => valueOf(await ask(guest, 'add-services', addOn))

  /** The refusals met by `press`, which confirms or pays a quote. */
  function afterQuoting<Answer>(
    press: (guest: Guest, quote: Pick<StayQuote, 'quoteId' | 'token'>, client: Client) => Promise<Answer>,
  ) {
    return {
      'price-moved': async () => {
        const guest = await aGuest()
        const quote = await quotedLonger(guest)
        return whileMoreExpensive(() => press(guest, quote, guest.client))
      },
      'sold-out': async () => {
        const guest = await aGuest()
        const quote = await quotedLonger(guest)
        return whileSoldOut(() => press(guest, quote, guest.client))
      },
      'quote-expired': async () => {
        const guest = await aGuest()
        return press(guest, await quotedLonger(guest), guest.later(16 * minute))
      },
      'quote-superseded': async () => {
        const guest = await aGuest()
        const quote = await quotedLonger(guest)
        await quotedLonger(guest)
        return press(guest, quote, guest.client)
      },
      'quote-not-found': async () => {
        const guest = await aGuest()
        return press(guest, { quoteId: crypto.randomUUID(), token: 'none' }, guest.client)
      },
      'action-not-allowed': async () => {
        const guest = await aGuest()
        const quote = await quotedAddOn(guest)
        return whileNothingIsAdded(() => press(guest, quote, guest.client))
      },
      'change-not-possible': async () => {
        const guest = await aGuest()
        const quote = await quotedAddOn(guest)
        return whileNoneIsLeft(() => press(guest, quote, guest.client))
      },
    }
  }

  const confirming = (guest: Guest, body: object, client = guest.client) =>
    client.call(changeStay, {
      params: guest.params,
      body: { ...noQuote, ...body },
      guard: { ...guest.guard, key: crypto.randomUUID() },
    })
  const paying = async (body: object, client: Client) =>
    client.call(startPayment, {
      body: { ...noQuote, method: { kind: 'card', token: await cardToken() }, ...body },
      guard: { key: crypto.randomUUID() },
    })
  const given = ({ quoteId, token: quoteToken }: Pick<StayQuote, 'quoteId' | 'token'>) => ({
    quoteId,
    quoteToken,
  })

  const owing = () => aGuest([{ ...room, paid: 0 }, room])
  const quotedBalance = async ({ client }: Guest) => valueOf(await client.call(quoteBalance, { body: {} }))
  const startingBalance = async (body: object, client: Client) =>
    client.call(startBalancePayment, {
      body: { ...noQuote, paymentType: 1, token: await cardToken(), ...body },
      guard: { key: crypto.randomUUID() },
    })
  const payingBalance = (guest: Guest, body: object, client = guest.client) =>
    client.call(payBalance, {
      params: guest.params,
      body: { ...noQuote, isPriorToArrival: 2, acceptedTerms: true, ...body },
      guard: { ...guest.guard, key: crypto.randomUUID() },
    })

  const announcing = (guest: Guest, body: object, client = guest.client) =>
    client.call(announceBankTransfer, {
      params: guest.params,
      body: { ...noQuote, acceptedTerms: true, ...body },
      guard: { ...guest.guard, key: crypto.randomUUID() },
    })
  const money = cashier(staffOf(at()))
  /** A guest who announced 900.00, and the reference of it. */
  const announced = async () => {
    const guest = await owing()
    const overview = valueOf(await announcing(guest, given(await quotedBalance(guest))))
    return { guest, reference: overview.transfer?.reference ?? '' }
  }
  const whileByCardAlone = <Value>(act: () => Promise<Value>) =>
    during(
      `update property set payment_flow = 'payments-palace'`,
      `update property set payment_flow = 'payments-wire'`,
      act,
    )
  const verifying = async (body: object, client: Client) =>
    client.call(startCardVerification, {
      body: { ...noQuote, token: await cardToken(), ...body },
      guard: { key: crypto.randomUUID() },
    })
  const storedCard = async ({ who }: Guest, goodUntil?: CardMonth): Promise<string> => {
    const token = `stored-${who.reservationCode}`
    const card = { conduct: 'pays', brand: 'visa', lastDigits: '1111', owner: who.reservationCode } as const
    await db
      .insert(providerCard)
      .values({ ...card, token, goodUntil })
      .onConflictDoNothing()
    return token
  }
  const agreeing = async (guest: Guest, body: object, client = guest.client) => {
    const cardId = await storedCard(guest)
    return client.call(agreeToAutomaticCharge, {
      params: guest.params,
      body: { ...noQuote, cardId, acceptedTerms: true, ...body },
      guard: { ...guest.guard, key: crypto.randomUUID() },
    })
  }
  /** Confirms a change whose balance is charged on its day. */
  const leavingToCharge = async (guest: Guest, body: object, client = guest.client) => {
    const cardId = await storedCard(guest)
    const automatic = { timing: 'before-arrival', paymentType: 2, acceptedTerms: true }
    return confirming(guest, { ...automatic, cardId, ...body }, client)
  }
  const owingBeforeArrival = async () => {
    const guest = await owing()
    const due = JSON.stringify({ kind: 'before-arrival', by: addDays(guest.read.stay.arrival, -5) })
    await db.execute(
      sql`update reservation set payment_terms = ${due}::jsonb where id = ${guest.read.bookingId}`,
    )
    return guest
  }
  const versionOf = async (guest: Guest) => ({ ...guest.guard, version: (await guest.reservation()).version })
  const charging = async () => {
    const guest = await owingBeforeArrival()
    valueOf(await agreeing(guest, given(await quotedBalance(guest))))
    await db.execute(sql`with asked as (
        insert into payment (reservation_id, amount, currency, state, provider, expires_at, created_at, updated_at)
        values (${guest.read.bookingId}, 1, 'USD', 'unknown', 'embedded', now(), now(), now()) returning id)
      update automatic_charge set state = 'charging', payment_id = (select id from asked)
      where reservation_id = ${guest.read.bookingId}`)
    return guest
  }
  const cancellingCharge = ({ client, params, guard }: Guest) =>
    client.call(cancelAutomaticCharge, {
      params,
      body: {},
      guard: { ...guard, key: crypto.randomUUID() },
    })
  const removing = ({ who, client: own }: Guest, cardId: string, client = own) =>
    client.call(removeStoredCard, {
      params: { reservationCode: who.reservationCode, cardId },
      guard: { key: crypto.randomUUID() },
    })

  /** What a quote of a balance runs into that is paid by `press`. */
  function afterBalance<Answer>(
    press: (guest: Guest, quote: Pick<StayQuote, 'quoteId' | 'token'>, client: Client) => Promise<Answer>,
  ) {
    const once = async (change: (bookingId: number) => string) => {
      const guest = await owing()
      const quote = await quotedBalance(guest)
      await db.execute(sql.raw(change(guest.read.bookingId)))
      return press(guest, quote, guest.client)
    }
    return {
      'price-moved': async () => {
        const guest = await owing()
        const quote = await quotedBalance(guest)
        return during(
          'update property set smallest_payment = 100',
          'update property set smallest_payment = 0',
          () => press(guest, quote, guest.client),
        )
      },
      'quote-expired': async () => {
        const guest = await owing()
        return press(guest, await quotedBalance(guest), guest.later(16 * minute))
      },
      'quote-superseded': async () => {
        const guest = await owing()
        const quote = await quotedBalance(guest)
        await quotedBalance(guest)
        return press(guest, quote, guest.client)
      },
      'quote-not-found': async () => {
        const guest = await owing()
        return press(guest, { quoteId: crypto.randomUUID(), token: 'none' }, guest.client)
      },
      'action-not-allowed': () =>
        once((id) => `update room set status = 'under-review' where reservation_id = ${id}`),
      'nothing-to-pay': () => once((id) => `update reservation set due_at_hotel = 90000 where id = ${id}`),
    }
  }

  /** What a chosen set of rooms runs into that `press` is asked about. */
  const choosingRooms = <Answer>(
    press: (guest: Guest, roomNumbers: number[], client: Client) => Promise<Answer>,
  ) => ({
    'no-rooms-left': async () => {
      const guest = await aGuest()
      await guest.cancel([1, 2])
      return press(guest, [1], guest.client)
    },
    'no-such-room': async () => {
      const guest = await aGuest()
      return press(guest, [9], guest.client)
    },
    'main-room-stays': async () => {
      const guest = await aGuest()
      return press(guest, [1], guest.client)
    },
    'all-rooms-together': async () => {
      const guest = await aGuest()
      return whileRoomsGoTogether(() => press(guest, [2], guest.client))
    },
    'action-not-allowed': async () => {
      const guest = await aGuest()
      return press(guest, [2], guest.later(80 * day))
    },
  })

  type Cancel = Parameters<ReturnType<typeof canceller>['confirm']>[1]
  const cancelling = async (body: Cancel = {}, roomNumbers = [2]) => {
    const guest = await aGuest()
    return guest.confirm(await guest.quoted(...roomNumbers), body)
  }
  const cancellingAfter = async (spoil: (guest: Guest) => Promise<unknown>, roomNumbers = [2]) => {
    const guest = await aGuest()
    const quote = await guest.quoted(...roomNumbers)
    await spoil(guest)
    return guest.confirm(quote)
  }

  const sending = async (bytes: Uint8Array, name?: string) => {
    const guest = await aGuest()
    return documentAnswer(await guest.send(bytes, name))
  }
  // The client sends files only in a browser; it reads the answer in the same way here.
  const documentAnswer = async (response: Response) =>
    refused((await failureOf(sendDocument, response)) as Failure<typeof sendDocument>)

  const saveGuests = async (guest: Guest, over: Partial<GuestForm>, client = guest.client) => {
    const one = (await guest.reservation()).rooms[0]?.guests[0]
    if (!one) throw new Error('The room has no guest')
    const form = { ...guestFormOf(one), ...lovelace, ...over }
    return client.call(changeGuests, {
      params: { ...guest.params, roomId: guest.roomId },
      body: { guests: [encodeGuestChange({ guestId: one.guestId, form })] },
      guard: { key: crypto.randomUUID(), version: (await guest.reservation()).version },
    })
  }
  const asking = (guest: Guest, comment: string, client = guest.client) =>
    client.call(sendSpecialRequest, {
      params: { roomId: guest.roomId },
      body: { comment },
      guard: guest.guard,
    })
  const mailing = (guest: Guest, emails: string) =>
    guest.client.call(sendConfirmationLetter, {
      params: { codeReservation: guest.who.reservationCode },
      body: { emails },
      guard: { key: crypto.randomUUID() },
    })
  const calling = (guest: Guest, over: Parameters<typeof aCall>[0] = {}) =>
    guest.client.call(requestCall, { body: aCall(over), guard: { key: crypto.randomUUID() } })
  const selecting = (guest: Guest, client = guest.client, over: { ceilingPerNight?: number } = {}) =>
    client.call(askForStandby, {
      params: guest.params,
      body: { roomNumber: 1, idDefRoomTypes: [hotel.roomTypeIds[1]], ceilingPerNight: 60, ...over },
      guard: guest.guard,
    })
  const matching = (guest: Guest, documentIds: string[], client = guest.client) =>
    client.call(requestPriceMatch, {
      params: guest.params,
      body: { documentIds },
      guard: { ...guest.guard, key: crypto.randomUUID() },
    })
  const propertyCode = `H${hotel.id}`
  const ruleOf = async (promocode: string) =>
    (await aGuest()).client.call(getPromotion, { body: { promocode, property_code: propertyCode } })
  const rates = ({ checkIn, checkOut }: Nights) => ({
    property_code: propertyCode,
    rooms: [{ roomNumber: 1 }],
    date_start: checkIn,
    date_end: checkOut,
  })
  const onSale = { checkIn: addDays(firstNight, 6), checkOut: addDays(firstNight, 9) }
  const calendar = { from: firstNight, to: addDays(firstNight, nightsOnSale - 1) }
  const promotedRates = async (over: Nights, promocode?: string) => {
    const { client } = await aGuest()
    return client.call(listPromotedRates, {
      body: { ...rates(over), rates: [], ...(promocode === undefined ? {} : { promocode }) },
    })
  }

  const aSpecialRequest = async (): Promise<string> => {
    const { client, roomId, guard } = await aGuest()
    const sent = await client.call(sendSpecialRequest, {
      params: { roomId },
      body: { comment: 'A cot' },
      guard,
    })
    return String(valueOf(sent).requestId)
  }

  const anna = anEditor(store, 'anna')
  const boris = anEditor(store, 'boris')
  const aSystem = async () => {
    const code = `s${crypto.randomUUID().slice(0, 8)}`
    valueOf(await anna.create('systems', { code, name: 'A system' }))
    return code
  }
  /** A change of a merchant that waits for another. */
  const aProposal = async () => {
    const code = `m${crypto.randomUUID().slice(0, 8)}`
    valueOf(await anna.create('merchants', { code, name: 'A merchant', currency: 'USD' }))
    return { code, proposal: (await anna.waiting()).find(({ key }) => key === code)?.proposalId ?? '' }
  }
  const aMerchant = async () => {
    const { code, proposal } = await aProposal()
    valueOf(await boris.decide(proposal, 'approve'))
    return code
  }
  const waitingFor = async (code: string) =>
    (await anna.waiting()).find(({ key }) => key === code)?.proposalId ?? ''

  return {
    ...staffRefusals(store, aSpecialRequest),
    createCatalogueEntry: {
      'entry-not-accepted': () => anna.create('systems', { code: '', name: '' }),
      'entry-exists': async () => anna.create('systems', { code: await aSystem(), name: 'Again' }),
      'change-waits': async () => {
        const { code } = await aProposal()
        return boris.create('merchants', { code, name: 'Again', currency: 'USD' })
      },
    },
    changeCatalogueEntry: {
      'entry-not-accepted': async () => anna.change('systems', await aSystem(), { name: '' }),
      'change-waits': async () => {
        const code = await aMerchant()
        valueOf(await anna.change('merchants', code, { name: 'One' }))
        return boris.change('merchants', code, { name: 'Other' })
      },
    },
    changePropertySettings: {
      'settings-not-accepted': async () => {
        const [{ code, version } = { code: '', version: 0 }] = await store.db.select().from(property)
        return anna.client.call(changePropertySettings, {
          params: { property: code },
          body: { values: { reinstateMinutes: 'soon' } },
          guard: { key: crypto.randomUUID(), version },
        })
      },
    },
    deleteCatalogueEntry: {
      'word-missing': async () => anna.remove('systems', await aSystem(), 'yes'),
      'entry-in-use': () => anna.remove('segments', 'USA'),
      'change-waits': async () => {
        const code = await aMerchant()
        valueOf(await anna.remove('merchants', code))
        return boris.remove('merchants', code)
      },
    },
    decideCatalogueProposal: {
      'proposal-decided': async () => {
        const { proposal } = await aProposal()
        valueOf(await boris.decide(proposal, 'decline'))
        return boris.decide(proposal, 'approve')
      },
      'own-proposal': async () => anna.decide((await aProposal()).proposal, 'approve'),
      'not-own-proposal': async () => boris.decide((await aProposal()).proposal, 'withdraw'),
      'proposal-outdated': async () => {
        const code = await aMerchant()
        valueOf(await anna.change('merchants', code, { name: 'One' }))
        await db.update(merchant).set({ name: 'Meanwhile' }).where(eq(merchant.code, code))
        return boris.decide(await waitingFor(code), 'approve')
      },
      'entry-in-use': async () => {
        const code = `b${crypto.randomUUID().slice(0, 8)}`
        const [at] = await db
          .insert(bank)
          .values({ code, name: 'A bank', countryCode: 'US', bic: 'EXMPUSN0' })
          .returning()
        valueOf(await anna.remove('banks', code))
        await db.insert(society).values({
          code,
          legalName: 'A company',
          taxId: '1',
          countryCode: 'US',
          currency: 'USD',
          bankId: at?.id ?? 0,
          accountHolder: 'A company',
          accountNumber: '000000123456',
        })
        return boris.decide(await waitingFor(code), 'approve')
      },
    },
    previewCatalogueImport: {
      'file-not-readable': () => anna.preview('systems', 'name\nWithout a code\n'),
    },
    importCatalogue: {
      'file-not-readable': () => anna.take('systems', 'code\n', 'none'),
      'import-changed': () => anna.take('systems', 'code,name\nweb,Website\n', 'another'),
    },
    validateReservation: {
      'sign-in-by-link': async () => {
        const client = clientOf(createApp(aService(store)))
        const { reservationCode } = (await aGuest()).who
        const wrong = () =>
          client.call(validateReservation, {
            body: { reservationCode, firstName: 'Wrong', lastName: crypto.randomUUID() },
          })
        for (let tries = 0; tries < 5; tries += 1) await wrong()
        return wrong()
      },
    },
    getRateCalendar: {
      'promotion-not-found': async () =>
        (await aGuest()).client.call(getRateCalendar, { query: { ...calendar, promocode: 'NOSUCH' } }),
      'promotion-not-valid': async () => {
        const { client } = await aGuest()
        return whilePromoted(
          () => client.call(getRateCalendar, { query: { ...calendar, promocode: code } }),
          ofOtherRates,
        )
      },
      'span-too-long': async () =>
        (await aGuest()).client.call(getRateCalendar, {
          query: { from: tooLong.checkIn, to: tooLong.checkOut },
        }),
    },
    listClosedDates: {
      'span-too-long': async () =>
        (await aGuest()).client.call(listClosedDates, {
          query: { propertyCode, countryCode: 'US', ...tooLong },
        }),
    },
    getPromotion: {
      'promotion-not-found': () => ruleOf('NOSUCH'),
      'promotion-not-valid': () => whilePromoted(() => ruleOf(code), ofOtherRates),
    },
    listRates: {
      'rate-not-found': async () => (await aGuest()).client.call(listRates, { body: rates(notSold) }),
      'stay-not-possible': async () => {
        const { client } = await aGuest()
        return whileSoldOut(() =>
          client.call(listRates, { body: rates({ ...onSale, checkOut: addDays(firstNight, 14) }) }),
        )
      },
      'span-too-long': async () => (await aGuest()).client.call(listRates, { body: rates(tooLong) }),
    },
    listPromotedRates: {
      'rate-promotion-not-found': () => promotedRates(notSold),
      'promotion-not-found': () => promotedRates(onSale, 'NOSUCH'),
      'promotion-not-valid': () => whilePromoted(() => promotedRates(onSale, code), ofOtherRates),
      'stay-not-possible': async () => {
        const { client } = await aGuest()
        const body = { ...rates({ ...onSale, checkOut: addDays(firstNight, 14) }), rates: [] }
        return whileSoldOut(() => client.call(listPromotedRates, { body }))
      },
      'span-too-long': () => promotedRates(tooLong),
    },
    getRateSeason: {
      'rate-not-found': async () => {
        const { client, read } = await aGuest()
        const params = { rateId: '999999', propertyCode: read.property.code }
        return client.call(getRateSeason, { params, query: {} })
      },
      'span-too-long': async () => {
        const { client, read } = await aGuest()
        const params = { rateId: '1', propertyCode: read.property.code }
        return client.call(getRateSeason, { params, query: tooLong })
      },
    },
    getRatePlanPolicy: {
      'span-too-long': async () => {
        const { client, roomId } = await aGuest()
        return client.call(getRatePlanPolicy, { params: { roomId }, query: tooLong })
      },
    },
    quoteDates: {
      'stay-not-possible': async () => (await aGuest()).client.call(quoteDates, { query: notSold }),
      'change-not-possible': async () => {
        const { client } = await aGuest(Array.from({ length: 10 }, () => room))
        return client.call(quoteDates, { query: onSale })
      },
      'action-not-allowed': async () => (await aGuest()).later(80 * day).call(quoteDates, { query: onSale }),
      'promotion-not-found': async () =>
        (await aGuest()).client.call(quoteDates, { query: { ...onSale, promocode: 'NOSUCH' } }),
      'promotion-not-valid': async () => {
        const { client } = await aGuest()
        return whilePromoted(
          () => client.call(quoteDates, { query: { ...onSale, promocode: code } }),
          ofOtherRates,
        )
      },
      'span-too-long': async () => (await aGuest()).client.call(quoteDates, { query: tooLong }),
    },
    quoteChange: {
      'stay-not-possible': async () =>
        ask(await aGuest(), 'change-dates', {
          stay: { arrival: notSold.checkIn, departure: notSold.checkOut },
        }),
      'change-not-possible': async () => ask(await aGuest(), 'change-rooms', {}),
      'action-not-allowed': async () => {
        const guest = await aGuest()
        return whileNothingIsAdded(() => ask(guest, 'add-services', addOn))
      },
      'promotion-not-found': async () => {
        const guest = await aGuest()
        return ask(guest, 'change-dates', { ...longer(guest), promotionCode: 'NOSUCH' })
      },
      'promotion-not-valid': async () => {
        const guest = await aGuest()
        return whilePromoted(
          () => ask(guest, 'change-dates', { ...longer(guest), promotionCode: code }),
          ofOtherRates,
        )
      },
      'span-too-long': async () =>
        ask(await aGuest(), 'change-dates', {
          stay: { arrival: tooLong.checkIn, departure: tooLong.checkOut },
        }),
    },
    changeStay: {
      ...afterQuoting((guest, quote, client) =>
        confirming(guest, { ...given(quote), timing: 'at-check-in', acceptedTerms: true }, client),
      ),
      'payment-needed': async () => {
        const guest = await aGuest()
        return confirming(guest, given(await quotedLonger(guest)))
      },
      'terms-not-accepted': async () => {
        const guest = await aGuest()
        return confirming(guest, { ...given(await quotedLonger(guest)), timing: 'at-check-in' })
      },
      'payment-not-authorised': async () => {
        const guest = await aGuest()
        const paymentId = crypto.randomUUID()
        return confirming(guest, {
          ...given(await quotedLonger(guest)),
          timing: 'now',
          acceptedTerms: true,
          paymentId,
        })
      },
      'not-before-arrival': async () => {
        const guest = await aGuest()
        return leavingToCharge(guest, given(await quotedLonger(guest)))
      },
      'method-not-offered': async () => {
        const guest = await owingBeforeArrival()
        const quote = await quotedLonger(guest)
        return during(
          `update property set payment_flow = 'payments'`,
          `update property set payment_flow = 'payments-wire'`,
          () => leavingToCharge(guest, given(quote)),
        )
      },
      'card-not-found': async () => {
        const guest = await owingBeforeArrival()
        return leavingToCharge(guest, { ...given(await quotedLonger(guest)), cardId: 'none' })
      },
      'card-expires-first': async () => {
        const guest = await owingBeforeArrival()
        await storedCard(guest, '2027-03')
        return leavingToCharge(guest, given(await quotedLonger(guest)))
      },
      'charge-under-way': async () => {
        const guest = await charging()
        const guard = await versionOf(guest)
        return leavingToCharge({ ...guest, guard }, given(await quotedLonger(guest)))
      },
      'payments-not-configured': async () => {
        const guest = await aGuest()
        return leavingToCharge(guest, noQuote, clientOf(createApp(aService(store)), guest.who))
      },
    },
    startPayment: {
      ...afterQuoting((_, quote, client) => paying(given(quote), client)),
      'nothing-to-pay': async () => {
        const guest = await aGuest()
        const { arrival, departure } = guest.read.stay
        const stay = { arrival, departure: addDays(departure, -1) }
        return paying(given(valueOf(await ask(guest, 'change-dates', { stay }))), guest.client)
      },
      'method-not-offered': async () => {
        const guest = await aGuest()
        const body = { ...given(await quotedLonger(guest)), method: { kind: 'paypal' } }
        return during(
          `update property set payment_flow = 'payments'`,
          `update property set payment_flow = 'payments-wire'`,
          () => paying(body, guest.client),
        )
      },
      'card-not-found': async () => {
        const guest = await aGuest()
        const method = { kind: 'stored-card', cardId: 'none' }
        return paying({ ...given(await quotedLonger(guest)), method }, guest.client)
      },
      'payments-not-configured': async () => {
        const guest = await aGuest()
        const client = clientOf(createApp(aService(store)), guest.who)
        return paying(given(await quotedLonger(guest)), client)
      },
    },
    quoteBalance: {
      'action-not-allowed': async () => {
        const guest = await owing()
        await db.execute(
          sql`update room set status = 'under-review' where reservation_id = ${guest.read.bookingId}`,
        )
        return guest.client.call(quoteBalance, { body: {} })
      },
      'nothing-to-pay': async () => (await aGuest()).client.call(quoteBalance, { body: {} }),
      'amount-not-possible': async () =>
        (await owing()).client.call(quoteBalance, { body: { amount: 1_000_000 } }),
    },
    startBalancePayment: {
      ...afterBalance((_, quote, client) => startingBalance(given(quote), client)),
      'method-not-offered': async () => {
        const guest = await owing()
        return startingBalance({ ...given(await quotedBalance(guest)), paymentType: 4 }, guest.client)
      },
      'card-not-found': async () => {
        const guest = await owing()
        const body = { ...given(await quotedBalance(guest)), paymentType: 1, cardId: 'none' } as const
        return guest.client.call(startBalancePayment, { body, guard: { key: crypto.randomUUID() } })
      },
      'payments-not-configured': async () => {
        const guest = await owing()
        const client = clientOf(createApp(aService(store)), guest.who)
        return startingBalance(given(await quotedBalance(guest)), client)
      },
    },
    payBalance: {
      ...afterBalance((guest, quote, client) => payingBalance(guest, given(quote), client)),
      'terms-not-accepted': async () => {
        const guest = await owing()
        return payingBalance(guest, { ...given(await quotedBalance(guest)), acceptedTerms: false })
      },
      'not-before-arrival': async () => {
        const guest = await owing()
        return payingBalance(guest, { ...given(await quotedBalance(guest)), isPriorToArrival: 1 })
      },
      'payment-needed': async () => {
        const guest = await owing()
        return payingBalance(guest, given(await quotedBalance(guest)))
      },
      'payment-not-authorised': async () => {
        const guest = await owing()
        const paymentId = crypto.randomUUID()
        return payingBalance(guest, { ...given(await quotedBalance(guest)), paymentId })
      },
    },
    announceBankTransfer: {
      ...afterBalance((guest, quote, client) => announcing(guest, given(quote), client)),
      'terms-not-accepted': async () => {
        const guest = await owing()
        return announcing(guest, { ...given(await quotedBalance(guest)), acceptedTerms: false })
      },
      'bank-transfer-not-possible': async () => {
        const guest = await owing()
        return whileByCardAlone(async () => announcing(guest, given(await quotedBalance(guest))))
      },
    },
    withdrawBankTransfer: {
      'no-bank-transfer': async () => {
        const guest = await owing()
        return guest.client.call(withdrawBankTransfer, {
          params: guest.params,
          body: {},
          guard: guest.guard,
        })
      },
    },
    recordBankArrival: {
      'society-not-found': () => money.record({ amount: 1, societyCode: 'none' }),
      'amount-not-possible': () => money.record({ amount: 0 }),
      'arrival-contradicts': async () => {
        const bankEntryId = crypto.randomUUID()
        valueOf(await money.record({ amount: 1, bankEntryId }))
        return money.record({ amount: 2, bankEntryId })
      },
    },
    matchBankArrival: {
      'arrival-matched': async () => {
        const { reference } = await announced()
        const { arrivalId } = await money.matched(reference, 900)
        return money.match(arrivalId, { reference })
      },
      'match-not-possible': async () => {
        const { arrivalId } = valueOf(await money.record({ amount: 1 }))
        return money.match(arrivalId, { reservationCode: 'ZHOU-999Z9Z-Z' })
      },
    },
    unmatchBankArrival: {
      'arrival-not-matched': async () => {
        const { arrivalId } = valueOf(await money.record({ amount: 1 }))
        return staff.call(unmatchBankArrival, {
          params: { arrivalId },
          body: {},
          guard: { key: crypto.randomUUID() },
        })
      },
    },
    returnBankArrival: {
      'arrival-matched': async () => {
        const { reference } = await announced()
        const { arrivalId } = await money.matched(reference, 900)
        return staff.call(returnBankArrival, {
          params: { arrivalId },
          body: { note: '' },
          guard: { key: crypto.randomUUID() },
        })
      },
    },
    applyBankArrival: {
      'arrival-not-matched': async () => {
        const { arrivalId } = valueOf(await money.record({ amount: 1 }))
        return money.apply(arrivalId)
      },
      'excess-undecided': async () => {
        const { reference } = await announced()
        const { arrivalId } = await money.matched(reference, 901)
        return money.apply(arrivalId)
      },
      'match-not-possible': async () => {
        const { reference } = await announced()
        const both = [await money.matched(reference, 400), await money.matched(reference, 500)]
        valueOf(await money.apply(both[0]?.arrivalId ?? ''))
        return money.apply(both[1]?.arrivalId ?? '')
      },
    },
    startCardVerification: {
      ...afterBalance((_, quote, client) => verifying(given(quote), client)),
      'method-not-offered': async () => {
        const guest = await owing()
        const quote = await quotedBalance(guest)
        return during(
          `update property set payment_flow = 'payments'`,
          `update property set payment_flow = 'payments-wire'`,
          () => verifying(given(quote), guest.client),
        )
      },
      'payments-not-configured': async () => {
        const guest = await owing()
        const client = clientOf(createApp(aService(store)), guest.who)
        return verifying(given(await quotedBalance(guest)), client)
      },
    },
    agreeToAutomaticCharge: {
      ...afterBalance((guest, quote, client) => agreeing(guest, given(quote), client)),
      'terms-not-accepted': async () => {
        const guest = await owing()
        return agreeing(guest, { ...given(await quotedBalance(guest)), acceptedTerms: false })
      },
      'not-before-arrival': async () => {
        const guest = await owing()
        return agreeing(guest, given(await quotedBalance(guest)))
      },
      'method-not-offered': async () => {
        const guest = await owing()
        const quote = await quotedBalance(guest)
        return during(
          `update property set payment_flow = 'payments'`,
          `update property set payment_flow = 'payments-wire'`,
          () => agreeing(guest, given(quote)),
        )
      },
      'card-not-found': async () => {
        const guest = await owing()
        return guest.client.call(agreeToAutomaticCharge, {
          params: guest.params,
          body: { ...given(await quotedBalance(guest)), cardId: 'none', acceptedTerms: true },
          guard: { ...guest.guard, key: crypto.randomUUID() },
        })
      },
      'card-expires-first': async () => {
        const guest = await owingBeforeArrival()
        await storedCard(guest, '2027-03')
        return agreeing(guest, given(await quotedBalance(guest)))
      },
      'charge-under-way': async () => {
        const guest = await charging()
        const guard = await versionOf(guest)
        return agreeing({ ...guest, guard }, given(await quotedBalance(guest)))
      },
      'payments-not-configured': async () => {
        const guest = await owing()
        return agreeing(guest, noQuote, clientOf(createApp(aService(store)), guest.who))
      },
    },
    cancelAutomaticCharge: {
      'no-automatic-charge': async () => cancellingCharge(await owing()),
      'charge-under-way': async () => {
        const guest = await charging()
        return cancellingCharge({ ...guest, guard: await versionOf(guest) })
      },
    },
    removeStoredCard: {
      'card-not-found': async () => removing(await owing(), 'none'),
      'card-in-use': async () => {
        const guest = await owingBeforeArrival()
        const quote = await quotedBalance(guest)
        valueOf(await agreeing(guest, given(quote)))
        return removing(guest, `stored-${guest.who.reservationCode}`)
      },
      'payments-not-configured': async () => {
        const guest = await owing()
        return removing(guest, 'none', clientOf(createApp(aService(store)), guest.who))
      },
    },
    finishChallenge: {
      'no-challenge-open': async () => {
        const guest = await aGuest()
        const payment = valueOf(await paying(given(await quotedLonger(guest)), guest.client))
        await db.execute(sql`update payment set state = 'created' where id = ${payment.paymentId}::uuid`)
        return guest.client.call(finishChallenge, {
          params: { paymentId: payment.paymentId },
          body: { result: 'approved' },
          guard: { key: crypto.randomUUID() },
        })
      },
      'payments-not-configured': async () => {
        const guest = await aGuest()
        return clientOf(createApp(aService(store)), guest.who).call(finishChallenge, {
          params: { paymentId: crypto.randomUUID() },
          body: { result: 'approved' },
          guard: { key: crypto.randomUUID() },
        })
      },
    },
    getCancellationTerms: choosingRooms(({ read: { bookingId } }, roomNumbers, client) =>
      client.call(getCancellationTerms, { body: { bookingId, roomNumbers } }),
    ),
    quoteCancellation: choosingRooms(({ read: { bookingId } }, roomNumbers, client) =>
      client.call(quoteCancellation, { body: { bookingId, roomNumbers } }),
    ),
    cancelRooms: {
      'price-moved': () =>
        cancellingAfter(({ read }) =>
          db
            .update(roomTable)
            .set({ policy: { refundable: true, deadlineAt: '15:00', tiers: [] } })
            .where(eq(roomTable.reservationId, read.bookingId)),
        ),
      'quote-expired': async () => {
        const guest = await aGuest()
        const quote = await guest.quoted(2)
        return guest.later(16 * minute).call(cancelRooms, {
          params: guest.params,
          body: { ...given(quote), acceptedPolicy: true, reason: changedPlans },
          guard: guest.guard,
        })
      },
      'quote-superseded': () => cancellingAfter((guest) => guest.quoted(2)),
      'quote-not-found': async () => {
        const guest = await aGuest()
        return guest.confirm({ ...(await guest.quoted(2)), token: 'none' })
      },
      'policy-not-accepted': () => cancelling({ acceptedPolicy: false }),
      'reason-missing': () => cancelling({ reason: { firstAnswer: 'family-death' } }),
      'reason-not-known': () => cancelling({ reason: { firstAnswer: 'no-such-reason' } }),
      'details-missing': () => cancelling({ reason: { firstAnswer: 'other', otherReason: '  ' } }),
      'main-room-stays': async () => {
        const guest = await aGuest([room, room, room])
        await setRooms(guest, 'cancelled', 3)
        const quote = await guest.quoted(1, 2)
        await setRooms(guest, 'confirmed', 3)
        return guest.confirm(quote)
      },
      'all-rooms-together': async () => {
        const guest = await aGuest()
        const quote = await guest.quoted(2)
        return whileRoomsGoTogether(() => guest.confirm(quote))
      },
      'no-rooms-left': () => cancellingAfter((guest) => setRooms(guest, 'cancelled', 1, 2)),
      'no-such-room': () => cancellingAfter((guest) => setRooms(guest, 'cancelled', 2)),
      'action-not-allowed': () =>
        cancellingAfter(({ read }) =>
          db.execute(sql`update reservation set arrival = '2027-02-20', departure = '2027-03-10'
            where id = ${read.bookingId}`),
        ),
      'offer-not-available': () => cancelling({ offer: 'credit' }),
      'document-not-found': () =>
        cancelling({ reason: { firstAnswer: 'wedding' }, documentIds: [crypto.randomUUID()] }),
    },
    reinstateCancellation: {
      'reinstate-too-late': async () => {
        const guest = await aGuest()
        await guest.cancel([2])
        const { version } = await guest.reservation()
        return guest.later(40 * minute).call(reinstateCancellation, {
          params: guest.params,
          body: {},
          guard: { ...guest.guard, version },
        })
      },
      'reinstate-sold-out': async () => {
        const guest = await aGuest()
        await guest.cancel([2])
        return whileSoldOut(() => guest.reinstate())
      },
      'nothing-to-reinstate': async () => (await aGuest()).reinstate(),
    },
    withdrawCancellation: {
      'no-request': async () => {
        const { client, params, guard } = await aGuest()
        return client.call(withdrawCancellation, { params, body: {}, guard })
      },
    },
    askAboutReview: {
      'no-request': () => asksAbout(crypto.randomUUID(), 'Which airline?'),
      'question-missing': async () => asksAbout((await inReview()).requestId, '   '),
      'question-open': async () => {
        const { requestId } = await inReview()
        valueOf(await asksAbout(requestId, 'Which airline?'))
        return asksAbout(requestId, 'Which flight?')
      },
    },
    answerReviewQuestion: {
      'no-question': async () => (await inReview()).answers({ answer: 'None' }),
      'answer-missing': async () => (await asked()).answers({ answer: '  ' }),
      'document-not-found': async () =>
        (await asked()).answers({ answer: '', documentIds: [crypto.randomUUID()] }),
    },
    decideCancellation: {
      'no-request': () =>
        staff.call(decideCancellation, {
          params: { requestId: crypto.randomUUID() },
          body: { decision: 'grant' },
          guard: { key: crypto.randomUUID() },
        }),
    },
    sendDocument: {
      'document-empty': () => sending(Buffer.alloc(0)),
      'document-too-large': () => sending(Buffer.concat([pdf(), Buffer.alloc(10_000_001)])),
      'document-too-many': async () => {
        const guest = await aGuest()
        for (let files = 0; files < 5; files += 1) await guest.send(pdf())
        return documentAnswer(await guest.send(pdf()))
      },
      'document-bad-name': () => sending(pdf(), '../..'),
      'document-wrong-type': () => sending(Buffer.from('This is a proof, believe me.')),
      'document-broken': () => sending(png(0, 0), 'proof.png'),
      'document-too-many-pixels': () => sending(jpeg(65_000, 65_000), 'proof.jpg'),
      'document-active-content': () =>
        sending(pdf('4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj')),
      'document-locked': () => sending(pdf(packed('4 0 << /Type /Page >>'), 'trailer << /Encrypt 9 0 R >>')),
      'action-not-allowed': async () => {
        const guest = await aGuest()
        await guest.cancel([1, 2])
        return documentAnswer(await guest.send(pdf()))
      },
    },
    removeDocument: {
      'document-not-found': async () => {
        const { client, params } = await aGuest()
        return client.call(removeDocument, {
          params: { ...params, documentId: crypto.randomUUID() },
          guard: { key: crypto.randomUUID() },
        })
      },
    },
    sendSpecialRequest: {
      'action-not-allowed': async () => {
        const guest = await aGuest()
        return asking(guest, 'A cot', guest.later(80 * day))
      },
      'room-cancelled': async () => {
        const guest = await aGuest()
        await setRooms(guest, 'cancelled', 1)
        return asking(guest, 'A cot')
      },
      'request-missing': async () => asking(await aGuest(), '   '),
    },
    getReport: refusedReports(getReport),
    exportReport: refusedReports(exportReport),
    openReport: refusedReports(openReport),
    recordStaffNote: {
      'note-missing': async () => staff.call(recordStaffNote, { ...(await named()), body: { text: ' ' } }),
    },
    sendLetterForGuest: {
      'recipients-not-accepted': async () => writing((await aGuest()).who.reservationCode, 'nobody'),
      'nothing-to-confirm': async () => {
        const guest = await aGuest()
        await guest.cancel([1, 2])
        return writing(guest.who.reservationCode, 'ada@example.com')
      },
      'too-many-letters': async () => {
        const guest = await aGuest()
        for (let count = 0; count < 20; count += 1) await queueLetter(guest.who.reservationCode)
        return writing(guest.who.reservationCode, 'ada@example.com')
      },
    },
    sendLinkForGuest: {
      'address-not-on-file': async () =>
        staff.call(sendLinkForGuest, {
          ...(await named()),
          body: { email: 'nobody@example.org', locale: 'en-US' },
        }),
    },
    sendConfirmationLetter: {
      'recipients-not-accepted': async () => mailing(await aGuest(), 'nobody'),
      'nothing-to-confirm': async () => {
        const guest = await aGuest()
        await guest.cancel([1, 2])
        return mailing(guest, 'ada@example.com')
      },
      'too-many-letters': async () => {
        const guest = await aGuest()
        for (let count = 0; count < 20; count += 1) await queueLetter(guest.who.reservationCode)
        return mailing(guest, 'ada@example.com')
      },
    },
    previewConfirmationLetter: {
      'nothing-to-confirm': async () => {
        const guest = await aGuest()
        await guest.cancel([1, 2])
        return guest.client.call(previewConfirmationLetter, {
          params: { codeReservation: guest.who.reservationCode },
          query: { reader: 'own' },
        })
      },
    },
    requestCall: {
      'ticket-not-accepted': async () => calling(await aGuest(), { countryId: 1 }),
      'ticket-known': async () => {
        const guest = await aGuest()
        valueOf(await calling(guest))
        return calling(guest)
      },
    },
    settleHelpTicket: {
      'ticket-settled': async () => {
        const { ticketNumber: ticket } = valueOf(await calling(await aGuest()))
        const settling = () =>
          staff.call(settleHelpTicket, {
            params: { ticket },
            body: { outcome: 'called' },
            guard: { key: crypto.randomUUID() },
          })
        valueOf(await settling())
        return settling()
      },
    },
    answerSpecialRequest: {
      'request-answered': async () => {
        const { requestId } = valueOf(await asking(await aGuest(), 'A cot'))
        valueOf(await answering(requestId, 'It will be there'))
        return answering(requestId, 'There is none')
      },
      'request-missing': async () => {
        const { requestId } = valueOf(await asking(await aGuest(), 'A cot'))
        return answering(requestId, '   ')
      },
    },
    changeGuests: {
      'action-not-allowed': async () => {
        const guest = await aGuest()
        return saveGuests(guest, { city: 'Boston' }, guest.later(80 * day))
      },
      'room-cancelled': async () => {
        const guest = await aGuest()
        await setRooms(guest, 'cancelled', 1)
        return saveGuests(guest, { city: 'Boston' })
      },
      'guests-not-accepted': async () => saveGuests(await aGuest(), { countryCode: 'QQ' }),
      'guests-unchanged': async () => {
        const guest = await aGuest()
        valueOf(await saveGuests(guest, {}))
        return saveGuests(guest, {})
      },
      'too-many-letters': async () => {
        const guest = await aGuest()
        for (let count = 1; count <= 3; count += 1)
          valueOf(await saveGuests(guest, { email: `ada@host${count}.example` }))
        return saveGuests(guest, { email: 'ada@host4.example' })
      },
    },
    confirmEmail: {
      'link-used-up': async () =>
        (await aGuest()).client.call(confirmEmail, { body: { token: 'a'.repeat(40) } }),
      'too-many-letters': async () => {
        const guest = await aGuest()
        const { reservationCode, brand } = guest.who
        valueOf(await saveGuests(guest, {}))
        valueOf(await whileEmailsAreConfirmed(() => saveGuests(guest, { email: 'ada@host1.example' })))
        const guestId = guest.read.rooms[0]?.guests[0]?.guestId ?? 0
        const token = newLinkSecret()
        await keepSecret(db, { reservationCode, brand, purpose: 'email-now', guestId }, token, now())
        for (let count = 0; count < 20; count += 1) await queueLetter(reservationCode)
        return guest.client.call(confirmEmail, { body: { token } })
      },
    },
    getEmailChange: {
      'link-used-up': async () =>
        (await aGuest()).client.call(getEmailChange, { body: { token: 'a'.repeat(40) } }),
    },
    listSuperiorCategories: {
      'action-not-allowed': async () => {
        const { later, roomId } = await aGuest()
        return later(80 * day).call(listSuperiorCategories, { params: { roomId } })
      },
    },
    listOtherCategories: {
      'action-not-allowed': async () => {
        const { later, roomId } = await aGuest()
        return later(80 * day).call(listOtherCategories, { params: { roomId } })
      },
    },
    listNewRoomOffers: {
      'action-not-allowed': async () => {
        const { later, params } = await aGuest()
        const query = { adults: '2', teens: '0', kids: '0', infants: '0' }
        return later(80 * day).call(listNewRoomOffers, { params, query })
      },
    },
    listAddOnOffers: {
      'action-not-allowed': async () => {
        const { client, read } = await aGuest()
        return whileNothingIsAdded(() =>
          client.call(listAddOnOffers, { body: { bookingId: read.bookingId } }),
        )
      },
    },
    askForStandby: {
      'action-not-allowed': async () => {
        const guest = await aGuest()
        return selecting(guest, guest.later(80 * day))
      },
      'room-cancelled': async () => {
        const guest = await aGuest()
        await setRooms(guest, 'cancelled', 1)
        return selecting(guest)
      },
      // The day of arrival has begun, the stay has not.
      'standby-over': async () => {
        const guest = await aGuest()
        return selecting(guest, guest.later(66 * day))
      },
      'standby-not-possible': async () => selecting(await aGuest(), undefined, { ceilingPerNight: 0 }),
    },
    withdrawStandby: {
      'no-standby': async () => {
        const { client, params, guard } = await aGuest()
        return client.call(withdrawStandby, { params, body: { roomNumber: 1 }, guard })
      },
    },
    requestPriceMatch: {
      'price-match-open': async () => {
        const guest = await aGuest()
        valueOf(await matching(guest, [await guest.proven()]))
        const { version } = await guest.reservation()
        return matching({ ...guest, guard: { ...guest.guard, version } }, [await guest.proven()])
      },
      'document-not-found': async () => matching(await aGuest(), [crypto.randomUUID()]),
      'action-not-allowed': async () => {
        const guest = await aGuest()
        return matching(guest, [await guest.proven()], guest.later(80 * day))
      },
    },
    withdrawPriceMatch: {
      'no-request': async () => {
        const { client, params, guard } = await aGuest()
        return client.call(withdrawPriceMatch, { params, body: {}, guard })
      },
    },
    answerPriceMatch: {
      'no-request': () => pricing(crypto.randomUUID()),
      'price-not-lower': async () => {
        const guest = await aGuest()
        const { priceMatchId } = valueOf(await matching(guest, [await guest.proven()]))
        return pricing(priceMatchId)
      },
    },
  }

  async function inReview() {
    const { cancel, client, params } = await aGuest()
    const { requestId = '' } = await cancel([2], { reason: { firstAnswer: 'wedding' } })
    const answers = (body: { readonly answer: string; readonly documentIds?: string[] }) =>
      client.call(answerReviewQuestion, { params, body, guard: { key: crypto.randomUUID() } })
    return { requestId, answers }
  }

  async function asked() {
    const review = await inReview()
    valueOf(await asksAbout(review.requestId, 'Which airline?'))
    return review
  }

  function asksAbout(requestId: string, question: string) {
    return staff.call(askAboutReview, {
      params: { requestId },
      body: { question },
      guard: { key: crypto.randomUUID() },
    })
  }

  function answering(requestId: number, answer: string) {
    return staff.call(answerSpecialRequest, {
      params: { requestId: String(requestId) },
      body: { answer },
      guard: { key: crypto.randomUUID() },
    })
  }

  async function named() {
    const { reservationCode } = (await aGuest()).who
    return { params: { codeReservation: reservationCode }, guard: { key: crypto.randomUUID() } }
  }

  function writing(codeReservation: string, email: string) {
    return staff.call(sendLetterForGuest, {
      params: { codeReservation },
      body: { email, locale: 'en-US' },
      guard: { key: crypto.randomUUID() },
    })
  }

  function pricing(priceMatchId: string) {
    return staff.call(answerPriceMatch, {
      params: { priceMatchId },
      body: { decision: 'match', price: 1_000_000 },
      guard: { key: crypto.randomUUID() },
    })
  }
}
