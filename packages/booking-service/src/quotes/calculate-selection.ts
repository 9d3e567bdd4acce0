import {
  actionOfPart,
  type ChangePart,
  type ChangePurpose,
  type ChangeSelection,
  directionOf,
  partsOf,
  type PricedStay,
  purposeAllows,
  type Reservation,
  type WantedRoom,
  wantedRooms,
} from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { type Refusing, ServiceRefusal } from '../platform/refusal.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'
import { addOnsChanged } from '../add-ons/add-ons-changed.ts'
import { loadSalesRules } from './sales-rules.ts'
import { notPossible } from '../reservations/not-possible.ts'
import { priceRooms } from './price-rooms.ts'
import { type CalculatedChange, calculateChange } from './calculate-change.ts'
import type { PromotionRefusal } from '../rates/find-promotion.ts'
import { requireAction } from '../reservations/require-action.ts'

/** Why a change cannot be priced. */
export type PricingRefusal =
  | PromotionRefusal
  | 'action-not-allowed'
  | 'change-not-possible'
  | 'stay-not-possible'

/** What is requested, and in which flow. */
export type Asked = {
  readonly purpose: ChangePurpose
  readonly selection: ChangeSelection
  /** Replaces today's price of the rooms where another one was agreed. */
  readonly agreed?: (priced: PricedStay) => PricedStay
}

/**
 * Calculates a selection, or refuses with the reason why it is impossible. Quote and confirmation both use
 * it, so that what is confirmed is what was shown.
 */
export async function calculateSelection(
  tx: Database & Refusing<PricingRefusal>,
  own: OwnReservation,
  { purpose, selection, agreed = (priced) => priced }: Asked,
  now: Date,
): Promise<CalculatedChange> {
  const { reservation } = own
  const parts = partsOf(selection)
  requireParts(tx, reservation, purpose, parts)
  const rooms = await roomsFor(tx, reservation, purpose, selection)
  const stay = selection.stay ?? reservation.stay
  // New dates change the price of every room; otherwise only changed rooms are priced anew.
  const repriced = selection.stay ? rooms : rooms.filter(({ isOther }) => isOther)
  const found = await priceRooms(tx, reservation, repriced, {
    stay,
    promotionCode: selection.promotionCode,
    now,
  })
  const priced = agreed(found)
  const addOns = await addOnsChanged(tx, reservation, { selection, rooms, stay, now })
  const onlyGuestsJoin = parts.length === 1 && parts[0] === 'guests'
  const calculated = await calculateChange(
    tx,
    own,
    { rooms, priced, services: addOns.services, transfer: addOns.transfer, onlyGuestsJoin },
    now,
  )
  return { ...calculated, ends: [...calculated.ends, ...addOns.ends] }
}

function requireParts(
  refusing: Refusing<'change-not-possible' | 'action-not-allowed'>,
  reservation: Reservation,
  purpose: ChangePurpose,
  parts: readonly ChangePart[],
): void {
  if (parts.length === 0) throw notPossible(refusing, { kind: 'nothing-wanted' })
  for (const part of parts) {
    if (!purposeAllows(purpose, part))
      throw new ServiceRefusal('malformed-request', `${purpose} does not change ${part}.`)
    requireAction(refusing, reservation, actionOfPart[part])
  }
}

async function roomsFor(
  tx: Database & Refusing<'change-not-possible'>,
  reservation: Reservation,
  purpose: ChangePurpose,
  selection: ChangeSelection,
): Promise<readonly WantedRoom[]> {
  const rules = await loadSalesRules(tx, reservation)
  const wanted = wantedRooms(reservation, selection, rules, directionOf(purpose))
  if (!wanted.ok) throw notPossible(tx, wanted.refusal)
  return wanted.value
}
