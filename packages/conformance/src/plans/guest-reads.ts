import { langCodeOf, reasonApplicationOf } from '@veranda/contract'
import { type Endpoints, leavesTraces, leftOut, type PlansOf, reads, readsIfAny, type World } from './plan.ts'

/** The guest's calls, and those of everybody, that no key protects. */
export type ReadName = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { readonly access: 'open' | 'guest' | 'member' }
    ? Endpoints[Name] extends { readonly guard?: undefined }
      ? Name
      : never
    : never
}[keyof Endpoints]

const lang = langCodeOf('en-US')
const none = { notRun: 'The reservation has no room.' } as const
const allCancelled = { notRun: 'Every room of the reservation is canceled.' } as const
const noReceipt = { notRun: 'The reservation has no receipt.' } as const

const byBooking = ({ reservation }: World) => ({ params: { bookingId: String(reservation.bookingId) } })
const byCode = ({ reservation }: World) => ({ params: { codeReservation: reservation.reservationCode } })
const byFirstRoom = ({ reservation: { rooms } }: World) => {
  const room = rooms.find(({ status }) => status !== 'cancelled')
  return room ? { params: { roomId: String(room.roomId) } } : allCancelled
}
const byBookingInBody = ({ reservation }: World) => ({ body: { bookingId: reservation.bookingId } })
/** Of the rooms that are still booked. */
const roomNumbers = ({ reservation: { rooms } }: World) =>
  rooms.flatMap(({ roomNumber, status }) => (status === 'cancelled' ? [] : [roomNumber]))
const ofBookedRooms =
  <Input>(input: (world: World) => Input) =>
  (world: World) =>
    roomNumbers(world).length === 0 ? allCancelled : input(world)
const cancelling = ofBookedRooms((world) => ({
  body: { bookingId: world.reservation.bookingId, roomNumbers: roomNumbers(world) },
}))
const rates = (world: World) => ({
  property_code: world.reservation.property.code,
  rooms: roomNumbers(world).map((roomNumber) => ({ roomNumber })),
  date_start: world.reservation.stay.arrival,
  date_end: world.reservation.stay.departure,
})
const receipt = ({ reservation, receiptNumber }: World) =>
  receiptNumber === undefined
    ? noReceipt
    : { params: { codeReservation: reservation.reservationCode, receiptNumber } }
const invented = { body: { token: 'no-letter-has-this-token' } } as const

export const guestReads: PlansOf<ReadName> = {
  // Of everybody.
  validateReservation: reads(({ reservation: { reservationCode }, names }) =>
    names ? { body: { reservationCode, ...names } } : { notRun: 'The guest’s names were not given.' },
  ),
  listCountries: reads(() => ({ params: { lang } })),
  listExchangeRates: reads(() => ({ params: { lang } })),
  listCustomerTypes: reads(() => ({ query: { langCode: lang } })),
  listReceiptKeys: reads(() => ({})),
  getHelpPhone: reads(({ reservation: { property, brand } }) => ({
    params: { propertyCode: property.code, brandOnline: brand, countryCode: 'US' },
  })),
  getEmailChange: reads(() => invented),
  confirmEmail: leavesTraces(() => invented),
  requestSignInLink: leavesTraces(() => ({
    body: { reservationCode: 'NO-SUCH-CODE', email: 'nobody@example.com', locale: 'en-US' },
  })),
  // The session.
  getProfile: reads(() => ({})),
  openView: leavesTraces(() => ({ body: {} })),
  endSession: leftOut(
    'It ends the session that all other calls need; it is made last where the run signed in by names.',
  ),
  // The reservation and its property.
  getReservation: reads(byCode),
  listRoomsById: reads(({ reservation: { rooms } }) => ({
    body: { idRooms: rooms.map(({ roomId }) => roomId) },
  })),
  listRoomCategories: reads(byBooking),
  listCategoryDetails: reads(byBookingInBody),
  listGuests: reads(({ reservation }) => ({ params: { bookingCode: reservation.reservationCode } })),
  listAgeRanges: reads(({ reservation }) => ({ params: { id: String(reservation.property.propertyId) } })),
  listAmenities: reads(({ reservation: { property, rooms } }) => ({
    body: {
      propertyCode: property.code,
      idDefRoomTypes: [...new Set(rooms.map(({ category }) => category.roomTypeId))],
      langCode: lang,
    },
  })),
  listHelpTickets: reads(() => ({})),
  listSpecialRequests: reads(byBooking),
  listConfirmationLetters: reads(byCode),
  previewConfirmationLetter: reads((world) => ({ ...byCode(world), query: { reader: 'own' } })),
  listReceipts: reads(byCode),
  getReceipt: reads(receipt),
  openReceipt: reads(receipt),
  listCredits: reads(byCode),
  // Dates and prices.
  getRateCalendar: reads(({ reservation: { stay } }) => ({
    query: { from: stay.arrival, to: stay.departure },
  })),
  listClosedDates: reads(({ reservation: { property, stay } }) => ({
    query: {
      propertyCode: property.code,
      countryCode: property.address.countryCode,
      checkIn: stay.arrival,
      checkOut: stay.departure,
    },
  })),
  listRates: reads(ofBookedRooms((world) => ({ body: rates(world) }))),
  listPromotedRates: reads(ofBookedRooms((world) => ({ body: { ...rates(world), rates: [] } }))),
  getPromotion: reads(({ reservation: { property } }) => ({
    body: { promocode: 'NOSUCHPROMOTION', property_code: property.code },
  })),
  quoteDates: leavesTraces(({ otherStay }) => ({
    query: { checkIn: otherStay.arrival, checkOut: otherStay.departure },
  })),
  quoteChange: leavesTraces(({ otherStay }) => ({
    body: { purpose: 'change-dates', checkIn: otherStay.arrival, checkOut: otherStay.departure },
  })),
  // Rooms and add-ons.
  listOtherCategories: reads(byFirstRoom),
  listSuperiorCategories: reads(byFirstRoom),
  listExtraGuestPrices: reads(byBooking),
  listNewRoomOffers: reads((world) => ({
    ...byBooking(world),
    query: { adults: '2', teens: '0', kids: '0', infants: '0' },
  })),
  listAddOnOffers: reads(byBookingInBody),
  listStandby: reads(byBooking),
  getPriceMatch: readsIfAny(byBooking),
  // Cancelling.
  checkCancellation: reads(ofBookedRooms((world) => ({ query: { rooms: roomNumbers(world).join(',') } }))),
  getCancellationTerms: reads(cancelling),
  quoteCancellation: leavesTraces(cancelling),
  listCancellationReasons: reads(() => ({ params: { application: reasonApplicationOf('en-US') } })),
  getCancellation: readsIfAny(byBooking),
  // Paying.
  quoteBalance: leavesTraces(() => ({ body: {} })),
  getPayment: leftOut('It reads a payment that was begun: the kit begins none.'),
  getCardField: reads(() => ({})),
  listStoredCards: reads(({ reservation: { reservationCode } }) => ({ params: { reservationCode } })),
  getAutomaticCharge: reads(byBooking),
  getBankTransfer: reads(byBooking),
  getPaymentTerms: reads(({ reservation: { market, property } }) => ({
    params: { marketCode: market.code, lang, propertyCode: property.code },
  })),
  getPropertyTerms: reads(({ reservation: { property } }) => ({
    body: { property: property.code, lang_code: lang },
  })),
  getPaymentConditions: reads(({ reservation: { stay, rooms } }) => ({
    body: {
      lang_code: lang,
      arrival_date: stay.arrival,
      id_rateplans: [...new Set(rooms.map(({ ratePlan }) => ratePlan.ratePlanId))],
    },
  })),
  getRatePlanPolicy: reads(byFirstRoom),
  getRateSeason: reads(({ reservation: { rooms, property } }) =>
    rooms[0]
      ? { params: { rateId: String(rooms[0].ratePlan.ratePlanId), propertyCode: property.code } }
      : none,
  ),
}
