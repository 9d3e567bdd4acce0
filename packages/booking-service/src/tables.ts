// The service's tables, for packages that fill them. Money and room nights have one writer each, so their
// tables are not exported.
export { audit } from './schema/audit.ts'
export { automaticCharge } from './schema/automatic-charge.ts'
export { cancellationRequest } from './schema/cancellation.ts'
export { amenity, nightlyPrice, promotion, ratePlan, roomType } from './schema/catalogue.ts'
export { dayLimit } from './schema/inventory.ts'
export { outbox } from './schema/outbox.ts'
export { terms } from './schema/payment-terms.ts'
export { payment, paymentEvent, refund } from './schema/payment.ts'
export { priceMatch } from './schema/price-match.ts'
export {
  ageRange,
  country,
  exchangeRate,
  market,
  property,
  sampleDay,
  type Words,
} from './schema/property.ts'
export { history, reservation, specialRequest } from './schema/reservation.ts'
export { guest, room, service } from './schema/room.ts'
export { bankArrival, bankTransfer } from './schema/bank-transfer.ts'
export { customerType, helpTicket } from './schema/help-ticket.ts'
export { bank, society } from './schema/society.ts'
export { addOnOffer } from './schema/add-on-offer.ts'
export { staffUser } from './schema/staff.ts'
export { standbyRequest } from './schema/standby-request.ts'
export { cardType, merchant, region, system } from './schema/staff-catalogue.ts'
