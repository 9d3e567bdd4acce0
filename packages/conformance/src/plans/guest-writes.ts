import { encodeGuestChange } from '@veranda/contract'
import { contactTime, guestFormOf } from '@veranda/domain'
import { type Endpoints, leftOut, type PlansOf, type World } from './plan.ts'

/** The guest's calls that a key protects. */
export type WriteName = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { readonly access: 'open' | 'guest' | 'member' }
    ? Endpoints[Name] extends { readonly guard?: undefined }
      ? never
      : Name
    : never
}[keyof Endpoints]

const byBooking = ({ reservation }: World) => ({ bookingId: String(reservation.bookingId) })

/** A quote that nobody was given: what is done by it must be refused. */
const noQuote = { quoteId: 'no-such-quote', quoteToken: 'no-such-quote' } as const
const elsewhere = { params: { bookingId: '999999999' } } as const
/** A call without a body, of which nothing but the address can be another. */
const withdraws = {
  kind: 'writes',
  input: (world: World) => ({ params: byBooking(world), body: {} }),
  other: () => ({ ...elsewhere, body: {} }),
} as const

/**
 * How each write is tried. All but two ask for what a service must refuse (a quote, a card or a document that nobody has),
 * since a refusal under a key is repeated like any answer; one request is really sent, and counted.
 */
export const guestWrites: PlansOf<WriteName> = {
  sendSpecialRequest: {
    kind: 'writes',
    input: ({ reservation: { rooms } }) => {
      const room = rooms.find(({ status }) => status !== 'cancelled')
      return room
        ? { params: { roomId: String(room.roomId) }, body: { comment: 'A test of the API: nothing to do.' } }
        : { notRun: 'Every room of the reservation is canceled.' }
    },
    other: (input) => ({ ...input, body: { comment: 'A test of the API, with other words.' } }),
    effects: (world) => ({ listedBy: 'listSpecialRequests', input: { params: byBooking(world) } }),
  },
  changeGuests: {
    kind: 'writes',
    input: (world) => {
      const [room] = world.reservation.rooms
      const guest = room?.guests[0]
      if (!room || !guest) return { notRun: 'The first room has no guest.' }
      const guests = [encodeGuestChange({ guestId: guest.guestId, form: guestFormOf(guest) })]
      return { params: { ...byBooking(world), roomId: String(room.roomId) }, body: { guests } }
    },
    other: (input) => ({ ...input, params: { ...input.params, roomId: '999999999' } }),
  },
  sendConfirmationLetter: {
    kind: 'writes',
    input: ({ reservation }) => ({
      params: { codeReservation: reservation.reservationCode },
      body: { emails: 'this is no address' },
    }),
    other: (input) => ({ ...input, body: { emails: 'neither is this' } }),
  },
  requestCall: {
    kind: 'writes',
    input: ({ reservation, names }) => ({
      body: {
        name: names ? `${names.firstName} ${names.lastName}` : 'A test of the API',
        contactTime,
        email: '',
        telephone: '15555550142',
        countryId: 1,
        bookingCode: reservation.reservationCode,
        customerTypeId: 1,
        notes: 'A test of the API: nothing to do.',
        // Without it nothing may be recorded.
        acceptedTerms: false,
      },
    }),
    other: (input) => ({ ...input, body: { ...input.body, notes: 'A test of the API, with other words.' } }),
  },
  changeStay: {
    kind: 'writes',
    input: (world) => ({ params: byBooking(world), body: { ...noQuote, acceptedTerms: true } }),
    other: (input) => ({ ...input, body: { ...noQuote, acceptedTerms: false } }),
  },
  cancelRooms: {
    kind: 'writes',
    input: (world) => ({
      params: byBooking(world),
      body: { ...noQuote, acceptedPolicy: true, reason: { firstAnswer: 'changed-plans' } },
    }),
    other: (input) => ({ ...input, body: { ...input.body, acceptedPolicy: false } }),
  },
  reinstateCancellation: withdraws,
  withdrawCancellation: withdraws,
  answerReviewQuestion: {
    kind: 'writes',
    input: (world) => ({ params: byBooking(world), body: { answer: '', documentIds: ['no-such-document'] } }),
    other: (input) => ({ ...input, body: { answer: '' } }),
  },
  sendDocument: leftOut('The client sends files from a browser only.'),
  removeDocument: {
    kind: 'writes',
    input: (world) => ({ params: { ...byBooking(world), documentId: 'no-such-document' } }),
    other: (input) => ({ params: { ...input.params, documentId: 'nor-this-document' } }),
  },
  askForStandby: {
    kind: 'writes',
    input: (world) => ({
      params: byBooking(world),
      body: { roomNumber: 1, idDefRoomTypes: [], ceilingPerNight: 0 },
    }),
    other: (input) => ({ ...input, body: { ...input.body, ceilingPerNight: 1 } }),
  },
  withdrawStandby: {
    kind: 'writes',
    input: (world) => ({ params: byBooking(world), body: { roomNumber: 1 } }),
    other: (input) => ({ ...input, body: { roomNumber: 2 } }),
  },
  requestPriceMatch: {
    kind: 'writes',
    input: (world) => ({ params: byBooking(world), body: { documentIds: ['no-such-document'] } }),
    other: (input) => ({ ...input, body: { documentIds: ['nor-this-document'] } }),
  },
  withdrawPriceMatch: withdraws,
  startPayment: {
    kind: 'writes',
    input: () => ({ body: { ...noQuote, method: { kind: 'card', token: 'no-such-card' } } }),
    other: (input) => ({ body: { ...input.body, method: { kind: 'card', token: 'nor-this-card' } } }),
  },
  finishChallenge: {
    kind: 'writes',
    input: () => ({ params: { paymentId: 'no-such-payment' }, body: { result: 'nothing' } }),
    other: (input) => ({ ...input, body: { result: 'nothing else' } }),
  },
  startBalancePayment: {
    kind: 'writes',
    input: () => ({ body: { ...noQuote, paymentType: 1, token: 'no-such-card' } }),
    other: (input) => ({ body: { ...input.body, token: 'nor-this-card' } }),
  },
  payBalance: {
    kind: 'writes',
    input: (world) => ({
      params: byBooking(world),
      body: { ...noQuote, isPriorToArrival: 1, acceptedTerms: true },
    }),
    other: (input) => ({ ...input, body: { ...input.body, acceptedTerms: false } }),
  },
  startCardVerification: {
    kind: 'writes',
    input: () => ({ body: { ...noQuote, token: 'no-such-card' } }),
    other: () => ({ body: { ...noQuote, token: 'nor-this-card' } }),
  },
  agreeToAutomaticCharge: {
    kind: 'writes',
    input: (world) => ({
      params: byBooking(world),
      body: { ...noQuote, cardId: 'no-such-card', acceptedTerms: true },
    }),
    other: (input) => ({ ...input, body: { ...input.body, acceptedTerms: false } }),
  },
  cancelAutomaticCharge: withdraws,
  removeStoredCard: {
    kind: 'writes',
    input: ({ reservation: { reservationCode } }) => ({
      params: { reservationCode, cardId: 'no-such-card' },
    }),
    other: (input) => ({ params: { ...input.params, cardId: 'nor-this-card' } }),
  },
  announceBankTransfer: {
    kind: 'writes',
    input: (world) => ({ params: byBooking(world), body: { ...noQuote, acceptedTerms: true } }),
    other: (input) => ({ ...input, body: { ...noQuote, acceptedTerms: false } }),
  },
  withdrawBankTransfer: withdraws,
}
