import { addDays, daysBetween, type PlainDate, type Stay } from '../../dates/index.ts'
import { isIncluded } from '../../policy/index.ts'
import type { AddOn } from '../../reservation/index.ts'
import type { AddOnChoice, AddOnMisfit, AddOnPlace } from '../index.ts'
import { daysOf, isInTime } from './add-on-notice.ts'
import type { AddOnOffer, BookedAddOn } from './add-on-offer.ts'

/** What moving a stay needs to know about the rooms' add-ons. */
export type AddOnMoveFacts = {
  readonly before: Stay
  readonly after: Stay
  readonly today: PlainDate
  /** The active rooms, without the add-ons that the same change gives back. */
  readonly rooms: readonly { readonly roomNumber: number; readonly services: readonly AddOn[] }[]
  readonly taken: readonly BookedAddOn[]
  /** The offers from which they were taken. */
  readonly offers: readonly Pick<AddOnOffer, 'offerId' | 'maxQuantity' | 'noticeDays'>[]
  /** The guest's choices; the other add-ons move if they can. */
  readonly choices: readonly AddOnChoice[]
}

/** What happens to an add-on with a day when its stay moves. */
export type AddOnMove = {
  readonly roomNumber: number
  readonly service: AddOn
  readonly offerId?: number
  readonly dayBefore: PlainDate
  /** Missing where it is refunded. */
  readonly day?: PlainDate
  readonly place: AddOnPlace
  /** The guest's choices; empty if no day is possible. */
  readonly places: readonly AddOnPlace[]
  /** Why it cannot have the day at the same distance from the new arrival. */
  readonly misfit?: AddOnMisfit
}

/**
 * Every add-on affected by a move, with its new day: at the same distance from arrival as before. If that is
 * not possible it keeps its date, if the new stay includes it; otherwise it is refunded, whatever its notice.
 * An add-on whose day and distance from arrival stay the same is not listed. No day exceeds an offer's limit.
 */
export function movedAddOns(facts: AddOnMoveFacts): readonly AddOnMove[] {
  const { rooms, before, after } = facts
  const days = new Set(daysOf(after))
  const moves: AddOnMove[] = []
  const had = new Map<string, number>()
  const dated = rooms.flatMap(({ roomNumber, services }) =>
    services.flatMap((service) =>
      service.date === undefined ? [] : [{ roomNumber, service, dayBefore: service.date }],
    ),
  )
  for (const { roomNumber, service, dayBefore } of dated) {
    const taken = facts.taken.find(({ addOnId }) => addOnId === service.addOnId)
    const offer = facts.offers.find(({ offerId }) => offerId === taken?.offerId)
    const target = addDays(after.arrival, daysBetween(before.arrival, dayBefore))
    const at = (day: PlainDate) => [roomNumber, taken?.offerId ?? 0, day].join()
    const isUntouched = target === dayBefore && days.has(dayBefore)
    const misfitOn = (day: PlainDate): AddOnMisfit | undefined => {
      if (!days.has(day)) return 'outside-the-stay'
      if (!offer || isIncluded(service)) return undefined
      if (day !== dayBefore && !isInTime(day, offer.noticeDays, facts.today)) return 'too-late'
      const isFull = (had.get(at(day)) ?? 0) + service.quantity > offer.maxQuantity
      return isFull && !isUntouched ? 'too-many' : undefined
    }
    const misfit = misfitOn(target)
    const places = placesOf({
      isMovable: misfit === undefined,
      isKeepable: target !== dayBefore && misfitOn(dayBefore) === undefined,
      isReturnable: taken?.until !== undefined && isInTime(taken.until, 0, facts.today),
    })
    const chosen = facts.choices.find(({ addOnId }) => addOnId === service.addOnId)?.place
    const place = places.find((one) => one === chosen) ?? places[0] ?? 'refund'
    const day = isUntouched || place === 'keep' ? dayBefore : place === 'move' ? target : undefined
    if (day !== undefined) had.set(at(day), (had.get(at(day)) ?? 0) + service.quantity)
    if (isUntouched) continue
    moves.push({
      roomNumber,
      service,
      ...(taken?.offerId === undefined ? {} : { offerId: taken.offerId }),
      dayBefore,
      ...(day === undefined ? {} : { day }),
      place,
      places,
      ...(misfit === undefined ? {} : { misfit }),
    })
  }
  return moves
}

/** A refund is a choice only besides a possible day: without one there is nothing to choose. */
function placesOf({
  isMovable,
  isKeepable,
  isReturnable,
}: {
  readonly isMovable: boolean
  readonly isKeepable: boolean
  readonly isReturnable: boolean
}): readonly AddOnPlace[] {
  const days: readonly AddOnPlace[] = [
    ...(isMovable ? (['move'] as const) : []),
    ...(isKeepable ? (['keep'] as const) : []),
  ]
  return days.length > 0 && isReturnable ? [...days, 'refund'] : days
}
