import { addOnPlaces, type ChangeSelection, type Occupancy, type AddOnSelection } from '@veranda/domain'
import { array, type InferOutput, maxLength, optional, picklist, pipe, strictObject } from 'valibot'
import { plainDate } from './scalars.ts'
import { text } from './text.ts'
import { roomNumber, rowId, wholeNumber } from './whole-number.ts'

const count = (most: number) => wholeNumber(0, most)
const pax = /* @__PURE__ */ strictObject({
  adults: count(20),
  teens: count(20),
  kids: count(20),
  infants: count(20),
})

/** A guest's selection as a request: omitted parts stay as they are. */
export const wireChangeSelection = /* @__PURE__ */ strictObject({
  checkIn: optional(plainDate),
  checkOut: optional(plainDate),
  promocode: optional(text(40)),
  rooms: optional(
    pipe(
      array(strictObject({ roomNumber: roomNumber(), idDefRoomType: optional(rowId()), pax: optional(pax) })),
      maxLength(9),
    ),
  ),
  newRooms: optional(
    pipe(
      array(strictObject({ idDefRoomType: rowId(), pax, firstName: text(60), lastName: text(60) })),
      maxLength(9),
    ),
  ),
  services: optional(
    pipe(
      array(
        strictObject({
          type: picklist(['add', 'remove']),
          /** The offer to take, or the add-on to give back. */
          idService: rowId(),
          roomNumber: optional(roomNumber()),
          quantity: optional(count(20)),
          date: optional(plainDate),
        }),
      ),
      maxLength(40),
    ),
  ),
  /** With new dates: what happens to the rooms' dated add-ons, and to the transfer. */
  datedServices: optional(
    pipe(array(strictObject({ idService: rowId(), place: picklist(addOnPlaces) })), maxLength(100)),
  ),
  transportation: optional(picklist(['move', 'refund'])),
})
export type WireChangeSelection = InferOutput<typeof wireChangeSelection>

/** Decodes a selection. A new stay needs both days. */
export function decodeChangeSelection(wire: WireChangeSelection): ChangeSelection {
  const { checkIn, checkOut, promocode } = wire
  return {
    ...(checkIn !== undefined && checkOut !== undefined
      ? { stay: { arrival: checkIn, departure: checkOut } }
      : {}),
    ...(promocode === undefined ? {} : { promotionCode: promocode }),
    rooms: (wire.rooms ?? []).map(({ roomNumber, idDefRoomType, pax: moreGuests }) => ({
      roomNumber,
      ...(idDefRoomType === undefined ? {} : { roomTypeId: idDefRoomType }),
      ...(moreGuests === undefined ? {} : { moreGuests }),
    })),
    newRooms: (wire.newRooms ?? []).map(({ idDefRoomType, pax: occupancy, ...mainGuest }) => ({
      roomTypeId: idDefRoomType,
      occupancy,
      ...mainGuest,
    })),
    services: (wire.services ?? []).map(decodeAddOnSelection),
    ...(wire.datedServices === undefined
      ? {}
      : { addOns: wire.datedServices.map(({ idService, place }) => ({ addOnId: idService, place })) }),
    ...(wire.transportation === undefined ? {} : { transfer: wire.transportation }),
  }
}

type WireAddOnSelection = NonNullable<WireChangeSelection['services']>[number]

const decodeAddOnSelection = ({
  type,
  idService,
  roomNumber = 1,
  quantity = 1,
  date,
}: WireAddOnSelection): AddOnSelection =>
  type === 'remove'
    ? { kind: 'remove', addOnId: idService }
    : { kind: 'add', offerId: idService, roomNumber, quantity, ...(date === undefined ? {} : { day: date }) }

/** What is to change in a stay, for the wire. */
export function encodeChangeSelection(selection: ChangeSelection) {
  const { stay, promotionCode, rooms, newRooms, services, addOns, transfer } = selection
  return {
    ...(stay ? { checkIn: stay.arrival, checkOut: stay.departure } : {}),
    ...(promotionCode === undefined ? {} : { promocode: promotionCode }),
    rooms: rooms.map(({ roomNumber, roomTypeId, moreGuests }) => ({
      roomNumber,
      ...(roomTypeId === undefined ? {} : { idDefRoomType: roomTypeId }),
      ...(moreGuests ? { pax: paxOf(moreGuests) } : {}),
    })),
    newRooms: newRooms.map(({ roomTypeId, occupancy, firstName, lastName }) => ({
      idDefRoomType: roomTypeId,
      pax: paxOf(occupancy),
      firstName,
      lastName,
    })),
    services: services.map(encodeAddOnSelection),
    ...(addOns ? { datedServices: addOns.map(({ addOnId, place }) => ({ idService: addOnId, place })) } : {}),
    ...(transfer ? { transportation: transfer } : {}),
  }
}

const paxOf = ({ adults, teens, kids, infants }: Occupancy) => ({ adults, teens, kids, infants })

const encodeAddOnSelection = (selection: AddOnSelection): WireAddOnSelection =>
  selection.kind === 'remove'
    ? { type: 'remove', idService: selection.addOnId }
    : {
        type: 'add',
        idService: selection.offerId,
        roomNumber: selection.roomNumber,
        quantity: selection.quantity,
        ...(selection.day === undefined ? {} : { date: selection.day }),
      }
