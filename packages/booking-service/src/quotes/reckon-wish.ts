import {
  actionOfPart,
  type ChangePart,
  type ChangePurpose,
  type ChangeWish,
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
import { servicesChanged } from '../add-ons/services-changed.ts'
import { loadHouseRules } from './house-rules.ts'
import { notPossible } from '../reservations/not-possible.ts'
import { priceRooms } from './price-rooms.ts'
import { type ReckonedChange, reckonChange } from './reckon-change.ts'
import type { PromotionRefusal } from '../rates/find-promotion.ts'
import { requireAction } from '../reservations/require-action.ts'

/** Why a change cannot be priced. */
export type PricingRefusal =
  | PromotionRefusal
  | 'action-not-allowed'
  | 'change-not-possible'
  | 'stay-not-possible'

/** What is wished for, and in which flow. */
export type Asked = {
  readonly purpose: ChangePurpose
  readonly wish: ChangeWish
  /** What the rooms cost where something else was agreed than the rates of the day. */
  readonly agreed?: (priced: PricedStay) => PricedStay
}

/**
 * What a wish comes to now, or a refusal that says why it cannot be had. The quote and the commit both ask this, so
 * that what is confirmed is what was shown.
 */
export async function reckonWish(
  tx: Database & Refusing<PricingRefusal>,
  own: OwnReservation,
  { purpose, wish, agreed = (priced) => priced }: Asked,
  now: Date,
): Promise<ReckonedChange> {
  const { reservation } = own
  const parts = partsOf(wish)
  requireParts(tx, reservation, purpose, parts)
  const rooms = await roomsFor(tx, reservation, purpose, wish)
  const stay = wish.stay ?? reservation.stay
  // Other dates are other prices for every room; else only what becomes another room is priced anew.
  const repriced = wish.stay ? rooms : rooms.filter(({ isOther }) => isOther)
  const found = await priceRooms(tx, reservation, repriced, { stay, promotionCode: wish.promotionCode, now })
  const priced = agreed(found)
  const extras = await servicesChanged(tx, reservation, { wish, rooms, stay, now })
  const onlyGuestsJoin = parts.length === 1 && parts[0] === 'guests'
  const reckoned = await reckonChange(
    tx,
    own,
    { rooms, priced, services: extras.services, transfer: extras.transfer, onlyGuestsJoin },
    now,
  )
  return { ...reckoned, ends: [...reckoned.ends, ...extras.ends] }
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
  wish: ChangeWish,
): Promise<readonly WantedRoom[]> {
  const rules = await loadHouseRules(tx, reservation)
  const wanted = wantedRooms(reservation, wish, rules, directionOf(purpose))
  if (!wanted.ok) throw notPossible(tx, wanted.refusal)
  return wanted.value
}
