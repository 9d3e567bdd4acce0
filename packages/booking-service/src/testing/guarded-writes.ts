import {
  announceBankTransfer,
  agreeToAutomaticCharge,
  encodeGuestChange,
  type endpoints,
  requestCall,
  quoteBalance,
  requestPriceMatch,
  sendSpecialRequest,
  startPayment,
} from '@veranda/contract'
import { addDays, type Guest, guestFormOf, type Reservation, type Stay } from '@veranda/domain'
import { eq, sql } from 'drizzle-orm'
import { createApp } from '../app.ts'
import { cashier, staffOf, takeBankTransfers } from '../bank-transfers/testing/taking-bank-transfers.ts'
import {
  aNightIsRetained,
  aPayingGuest,
  canceller,
  changedPlans,
} from '../cancellations/testing/a-cancelling-guest.ts'
import { takingCards } from '../cancellations/testing/contenders.ts'
import { aChangingGuest, valueOf } from '../changes/testing/a-changing-guest.ts'
import { arrivals, openWholeWorld } from '../changes/testing/whole-world.ts'
import { providerCard, providerCharge, tokeniseCard } from '@veranda/dev-payment-provider'
import { inventory } from '../schema/inventory.ts'
import type { Store } from '../platform/db/store.ts'
import { sending } from '../documents/testing/a-sender.ts'
import { pdf } from '../documents/testing/files.ts'
import { guest as guestTable } from '../schema/room.ts'
import { property } from '../schema/property.ts'
import { system } from '../schema/staff-catalogue.ts'
import { anEditor } from '../staff-catalogues/testing/an-editor.ts'
import { aCall } from '../tickets/testing/a-call.ts'
import { type Sending, sendsOnce } from './sends-once.ts'

type Endpoints = typeof endpoints
/** The idempotent calls. */
export type GuardedName = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { readonly guard?: undefined } ? never : Name
}[keyof Endpoints]

const room = { category: 0, pricePerNight: 30_000, paid: 90_000 } as const
const reviewed = { reason: { firstAnswer: 'wedding' } }

/** A property whose guests can do everything, and for each idempotent call a request that has an effect. */
export async function aWorldOfWrites(store: Store) {
  const hotel = await openWholeWorld(store)
  await store.db.update(inventory).set({ total: 500 })
  await takeBankTransfers(store.db)
  const { service } = takingCards(store)
  const app = createApp(service)
  const send = sendsOnce((host, path, init) => app.request(`http://${host}.localhost:4000${path}`, init))

  async function aGuest() {
    const who = await aPayingGuest(store.db, hotel, {
      arrival: arrivals[0],
      rooms: [room, { ...room, policy: aNightIsRetained }],
    })
    const cancelling = canceller(app, who)
    const { ask } = aChangingGuest(cancelling.client, who)
    const read = await cancelling.reservation()
    const paramsOf = { bookingId: String(read.bookingId) }
    const quotedDates = async () => {
      const { quoteId, token } = valueOf(await ask('change-dates', { stay: longer(read.stay) }))
      return { quoteId, quoteToken: token }
    }
    const requested = async () => {
      const asked = await cancelling.client.call(sendSpecialRequest, {
        params: { roomId: String(read.rooms[0]?.roomId) },
        body: { comment: 'A cot' },
        guard: { key: crypto.randomUUID(), version: read.version },
      })
      return String(valueOf(asked).requestId)
    }
    const proven = async () => String((await sending(app, who, read.bookingId)(pdf()))['documentId'])
    return { who, ...cancelling, read, paramsOf, quotedDates, requested, proven }
  }
  type WritingGuest = Awaited<ReturnType<typeof aGuest>>

  const cardToken = async (number: string) => {
    const typed = { number, expiry: '12/31', securityCode: '123' }
    const answer = await tokeniseCard(store.db, typed, service.clock.now())
    if (!('token' in answer)) throw new Error('The card was not taken')
    return { kind: 'card' as const, token: answer.token }
  }
  const quotedBalance = async ({ client, read }: WritingGuest) => {
    await store.db.execute(sql`update room_night n set price = price + 1000
      from room r where r.id = n.room_id and r.reservation_id = ${read.bookingId}`)
    await store.db.execute(sql`
      insert into ledger_entry (reservation_id, room_number, operation, account, amount, currency, at)
      select r.reservation_id, r.room_number, 'raised-' || r.id, account, sign * 1000 * count(*), 'USD', now()
      from room r join room_night n on n.room_id = r.id, (values ('guest-folio', 1), ('revenue', -1)) a (account, sign)
      where r.reservation_id = ${read.bookingId} group by r.id, account, sign`)
    const due = JSON.stringify({ kind: 'before-arrival', by: '2027-04-20' })
    await store.db.execute(
      sql`update reservation set payment_terms = ${due}::jsonb where id = ${read.bookingId}`,
    )
    const { quoteId, token } = valueOf(await client.call(quoteBalance, { body: {} }))
    return { quoteId, quoteToken: token }
  }
  const announced = async (guest: WritingGuest) => {
    const body = { ...(await quotedBalance(guest)), acceptedTerms: true }
    const guard = { key: crypto.randomUUID(), version: guest.read.version }
    const answer = await guest.client.call(announceBankTransfer, { params: guest.paramsOf, body, guard })
    return valueOf(answer).transfer?.reference ?? ''
  }
  const bankOf = cashier(staffOf(app))
  const anEntry = {
    societyCode: 'MX',
    amount: 60,
    currencyCode: 'USD',
    bookingDate: '2027-03-02',
    text: 'A stay',
  }
  /** A system that was changed so often. */
  const aSystem = async (version: number) => {
    const code = `s${unique()}`
    await store.db.insert(system).values({ code, name: 'A system', version })
    return code
  }
  const storedCard = async ({ who }: WritingGuest): Promise<string> => {
    const token = `stored-${crypto.randomUUID()}`
    const card = { conduct: 'pays', brand: 'visa', lastDigits: '1111', owner: who.reservationCode } as const
    await store.db.insert(providerCard).values({ ...card, token })
    return token
  }
  /** Another value for every change. */
  let minutes = 44
  const elsewhere = { other: { params: { bookingId: '999999' } } }

  const writes: Record<GuardedName, (guest: WritingGuest) => Promise<Sending>> = {
    changeStay: async ({ paramsOf: params, quotedDates }) => {
      const body = { ...(await quotedDates()), timing: 'at-check-in', acceptedTerms: true }
      return { params, body, other: { body: { ...body, timing: 'now' } } }
    },
    startPayment: async ({ quotedDates }) => {
      const body = { ...(await quotedDates()), method: await cardToken('4111 1111 1111 1111') }
      return { body, other: { body: { ...body, method: await cardToken('4111 1111 1111 1111') } } }
    },
    startBalancePayment: async (guest) => {
      const quoted = await quotedBalance(guest)
      const { token } = await cardToken('4111 1111 1111 1111')
      const body = { ...quoted, paymentType: 1, token }
      return { body, other: { body: { ...body, paymentType: 4 } } }
    },
    payBalance: async (guest) => {
      const body = { ...(await quotedBalance(guest)), isPriorToArrival: 1, acceptedTerms: true }
      return { params: guest.paramsOf, body, other: { body: { ...body, acceptedTerms: false } } }
    },
    announceBankTransfer: async (guest) => {
      const body = { ...(await quotedBalance(guest)), acceptedTerms: true }
      return { params: guest.paramsOf, body, other: { body: { ...body, acceptedTerms: false } } }
    },
    withdrawBankTransfer: async (guest) => {
      await announced(guest)
      return { params: guest.paramsOf, body: {}, ...elsewhere }
    },
    recordBankArrival: async () => {
      const body = { ...anEntry, bankEntryId: crypto.randomUUID() }
      return { body, other: { body: { ...body, amount: 61 } } }
    },
    matchBankArrival: async (guest) => {
      const reference = await announced(guest)
      const { arrivalId } = valueOf(await bankOf.record({ amount: 60 }))
      const other = { reservationCode: guest.who.reservationCode }
      return { params: { arrivalId }, body: { reference }, other: { body: other } }
    },
    unmatchBankArrival: async (guest) => {
      const { arrivalId } = await bankOf.matched(await announced(guest), 60)
      return { params: { arrivalId }, body: {}, other: { params: { arrivalId: crypto.randomUUID() } } }
    },
    applyBankArrival: async (guest) => {
      const { arrivalId } = await bankOf.matched(await announced(guest), 60)
      return { params: { arrivalId }, body: {}, other: { body: { excess: 'refund' } } }
    },
    returnBankArrival: async () => {
      const { arrivalId } = valueOf(await bankOf.record({ amount: 60 }))
      return { params: { arrivalId }, body: { note: '' }, other: { body: { note: 'Sent twice' } } }
    },
    startCardVerification: async (guest) => {
      const { token } = await cardToken('4111 1111 1111 1111')
      const body = { ...(await quotedBalance(guest)), token }
      return { body, other: { body: { ...body, token: `${token}-other` } } }
    },
    agreeToAutomaticCharge: async (guest) => {
      const cardId = await storedCard(guest)
      const body = { ...(await quotedBalance(guest)), cardId, acceptedTerms: true }
      return { params: guest.paramsOf, body, other: { body: { ...body, acceptedTerms: false } } }
    },
    cancelAutomaticCharge: async (guest) => {
      const cardId = await storedCard(guest)
      const agreed = await guest.client.call(agreeToAutomaticCharge, {
        params: guest.paramsOf,
        body: { ...(await quotedBalance(guest)), cardId, acceptedTerms: true },
        guard: { key: crypto.randomUUID(), version: guest.read.version },
      })
      valueOf(agreed)
      return { params: guest.paramsOf, body: {}, ...elsewhere }
    },
    removeStoredCard: async (guest) => {
      const { reservationCode } = guest.who
      const params = { reservationCode, cardId: await storedCard(guest) }
      return { params, other: { params: { ...params, cardId: 'another' } } }
    },
    finishChallenge: async ({ client, quotedDates }) => {
      const method = await cardToken('4000 0000 0000 3220')
      const guard = { key: crypto.randomUUID() }
      const payment = await client.call(startPayment, { body: { ...(await quotedDates()), method }, guard })
      const { paymentId } = valueOf(payment)
      const [charge] = await store.db.select().from(providerCharge).where(eq(providerCharge.key, paymentId))
      return {
        params: { paymentId },
        body: { result: charge?.approval ?? '' },
        other: { body: { result: charge?.refusal ?? '' } },
      }
    },
    cancelRooms: async ({ paramsOf: params, quoted }) => {
      const { quoteId, token: quoteToken } = await quoted(2)
      const body = { quoteId, quoteToken, acceptedPolicy: true, reason: changedPlans }
      return { params, body, other: { body: { ...body, reason: { firstAnswer: 'reschedule' } } } }
    },
    reinstateCancellation: async ({ paramsOf: params, cancel }) => {
      await cancel([2])
      return { params, body: {}, ...elsewhere }
    },
    withdrawCancellation: async ({ paramsOf: params, cancel }) => {
      await cancel([2], reviewed)
      return { params, body: {}, ...elsewhere }
    },
    decideCancellation: async ({ cancel }) => {
      const { requestId = '' } = await cancel([2], reviewed)
      return { params: { requestId }, body: { decision: 'grant' }, other: { body: { decision: 'decline' } } }
    },
    askAboutReview: async ({ cancel }) => {
      const { requestId = '' } = await cancel([2], reviewed)
      return {
        params: { requestId },
        body: { question: 'Which airline?' },
        other: { body: { question: 'Which flight?' } },
      }
    },
    answerReviewQuestion: async ({ paramsOf: params, cancel, read, who }) => {
      const { requestId = '' } = await cancel([2], reviewed)
      await send(
        'askAboutReview',
        { ...who, version: read.version },
        { params: { requestId }, body: { question: 'Which airline?' } },
      )
      return { params, body: { answer: 'None yet' }, other: { body: { answer: 'Aeromar' } } }
    },
    addTeamMember: async () => {
      const body = {
        userName: `team.${unique()}`,
        name: 'Tea Member',
        email: 'tea@example.com',
        roles: ['agent'],
      }
      return { body, other: { body: { ...body, name: 'Another' } } }
    },
    sendDocument: async ({ paramsOf: params }) => ({
      params,
      body: pdf(),
      other: { body: pdf(Buffer.from('Another file of the same name')) },
    }),
    removeDocument: async ({ who, read, paramsOf }) => {
      const { documentId } = await sending(app, who, read.bookingId)(pdf())
      const params = { ...paramsOf, documentId: String(documentId) }
      return { params, other: { params: { ...params, documentId: crypto.randomUUID() } } }
    },
    requestPriceMatch: async ({ paramsOf: params, proven }) => ({
      params,
      body: { documentIds: [await proven()] },
      other: { body: { documentIds: [crypto.randomUUID()] } },
    }),
    withdrawPriceMatch: async ({ paramsOf: params, who, read, proven }) => {
      const body = { documentIds: [await proven()] }
      await send('requestPriceMatch', { ...who, version: read.version }, { params, body })
      return { params, body: {}, ...elsewhere }
    },
    answerPriceMatch: async ({ client, paramsOf: params, read, proven }) => {
      const asked = await client.call(requestPriceMatch, {
        params,
        body: { documentIds: [await proven()] },
        guard: { key: crypto.randomUUID(), version: read.version },
      })
      const { priceMatchId } = valueOf(asked)
      return {
        params: { priceMatchId },
        body: { decision: 'match', price: 1_000 },
        other: { body: { decision: 'decline' } },
      }
    },
    changeGuests: async ({ read, paramsOf }) => {
      const [first] = read.rooms
      const params = { ...paramsOf, roomId: String(first?.roomId) }
      const guestsIn = (city: string) => ({ guests: [formOf(first?.guests[0], city)] })
      return { params, body: guestsIn('Miami'), other: { body: guestsIn('Boston') } }
    },
    sendSpecialRequest: async ({ read }) => ({
      params: { roomId: String(read.rooms[0]?.roomId) },
      body: { comment: 'A cot' },
      other: { body: { comment: 'Two cots' } },
    }),
    markSpecialRequestSeen: async ({ requested }) => ({
      params: { requestId: await requested() },
      body: {},
      other: { params: { requestId: '999999' } },
    }),
    answerSpecialRequest: async ({ requested }) => ({
      params: { requestId: await requested() },
      body: { answer: 'It will be there' },
      other: { body: { answer: 'There is none' } },
    }),
    sendConfirmationLetter: async ({ who }) => ({
      params: { codeReservation: who.reservationCode },
      body: { emails: 'ada@example.com' },
      other: { body: { emails: 'luis@example.com' } },
    }),
    recordStaffNote: async ({ who }) => ({
      params: { codeReservation: who.reservationCode },
      body: { text: 'Called about the transfer' },
      other: { body: { text: 'Called twice' } },
    }),
    sendLetterForGuest: async ({ who }) => ({
      params: { codeReservation: who.reservationCode },
      body: { email: 'ada@example.com', locale: 'en-US' },
      other: { body: { email: 'luis@example.com', locale: 'en-US' } },
    }),
    sendLinkForGuest: async ({ who, read }) => ({
      params: { codeReservation: who.reservationCode },
      body: { email: await withAddress(read), locale: 'en-US' },
      other: { body: { email: 'luis@example.com', locale: 'en-US' } },
    }),
    requestCall: async () => ({ body: aCall(), other: { body: aCall({ notes: 'Later' }) } }),
    settleHelpTicket: async ({ client }) => {
      const asked = await client.call(requestCall, { body: aCall(), guard: { key: crypto.randomUUID() } })
      const { ticketNumber: ticket } = valueOf(asked)
      return { params: { ticket }, body: { outcome: 'called' }, other: { body: { outcome: 'not-reached' } } }
    },
    createCatalogueEntry: async () => {
      const values = { code: `s${unique()}`, name: 'A system', isActive: 'yes' }
      return {
        params: { catalogue: 'systems' },
        body: { values },
        other: { body: { values: { ...values, name: 'Another' } } },
      }
    },
    changeCatalogueEntry: async ({ read }) => ({
      params: { catalogue: 'systems', entry: await aSystem(read.version) },
      body: { values: { name: 'One' } },
      other: { body: { values: { name: 'Other' } } },
    }),
    changePropertySettings: async ({ read }) => {
      const [{ code } = { code: '' }] = await store.db
        .update(property)
        .set({ version: read.version })
        .returning()
      minutes += 1
      const values = (reinstateMinutes: number) => ({
        values: { reinstateMinutes: String(reinstateMinutes) },
      })
      return { params: { property: code }, body: values(minutes), other: { body: values(minutes - 20) } }
    },
    deleteCatalogueEntry: async ({ read }) => ({
      params: { catalogue: 'systems', entry: await aSystem(read.version) },
      body: { confirmation: 'delete' },
      other: { body: { confirmation: 'Delete' } },
    }),
    decideCatalogueProposal: async () => {
      const code = `m${unique()}`
      const editor = anEditor(store, 'the one who proposes')
      valueOf(await editor.create('merchants', { code, name: 'A merchant', currency: 'USD' }))
      const proposal = (await editor.waiting()).find(({ key }) => key === code)?.proposalId ?? ''
      return {
        params: { proposal },
        body: { verdict: 'approve' },
        other: { body: { verdict: 'decline' } },
      }
    },
    importCatalogue: async () => {
      const csv = `code,name\ns${unique()},Imported\n`
      const { plan } = valueOf(await anEditor(store).preview('systems', csv))
      return {
        params: { catalogue: 'systems' },
        body: { csv, plan },
        other: { body: { csv: `${csv}\n`, plan } },
      }
    },
    askForStandby: async ({ paramsOf: params }) => ({ params, ...selected(hotel.roomTypeIds[1]) }),
    withdrawStandby: async ({ paramsOf: params, who, read }) => {
      const { body } = selected(hotel.roomTypeIds[1])
      await send('askForStandby', { ...who, version: read.version }, { params, body })
      return { params, body: { roomNumber: 1 }, other: { body: { roomNumber: 2 } } }
    },
  }
  /** The main guest's address on file. */
  async function withAddress({ rooms }: Reservation): Promise<string> {
    const email = 'ada@example.com'
    await store.db
      .update(guestTable)
      .set({ email })
      .where(eq(guestTable.id, rooms[0]?.guests[0]?.guestId ?? 0))
    return email
  }
  return { store, app, aGuest, writes, send, logged: service.logged }
}

const unique = (): string => crypto.randomUUID().slice(0, 8)

const longer = ({ arrival, departure }: Stay): Stay => ({ arrival, departure: addDays(departure, 1) })

const selected = (roomTypeId: number) => {
  const body = { roomNumber: 1, idDefRoomTypes: [roomTypeId], ceilingPerNight: 60 }
  return { body, other: { body: { ...body, ceilingPerNight: 80 } } }
}

const formOf = (guest: Guest | undefined, city: string) => {
  if (!guest) throw new Error('The room has no guest')
  const form = { ...guestFormOf(guest), firstName: 'Ada', lastName: 'Lovelace' }
  const contact = {
    email: 'ada@example.com',
    phone: '+1 555 555 0142',
    countryCode: 'US',
    zipCode: '77500',
    city,
  }
  return encodeGuestChange({ guestId: guest.guestId, form: { ...form, ...contact } })
}
