import { addDays, daysBetween, type PlainDate, type Stay } from '../../dates/index.ts'
import { isIncluded } from '../../policy/index.ts'
import type { AddOn } from '../../reservation/index.ts'
import type { AddOnChoice, AddOnMisfit, AddOnPlace } from '../index.ts'
import { daysOf, isInTime } from './add-on-notice.ts'
import type { AddOnOffer, BookedAddOn } from './add-on-offer.ts'

/** What moving a stay needs to know of the add-ons its rooms have. */
export type AddOnMoveFacts = {
  readonly before: Stay
  readonly after: Stay
  readonly today: PlainDate
  /** The rooms in force, without the add-ons that are given back with the same change. */
  readonly rooms: readonly { readonly roomNumber: number; readonly services: readonly AddOn[] }[]
  readonly taken: readonly BookedAddOn[]
  /** The offers they were taken from. */
  readonly offers: readonly Pick<AddOnOffer, 'offerId' | 'maxQuantity' | 'noticeDays'>[]
  /** What the guest chose; the others move where they can. */
  readonly choices: readonly AddOnChoice[]
}

/** What becomes of an add-on with a day when its stay gets other dates. */
export type AddOnMove = {
  readonly roomNumber: number
  readonly service: AddOn
  readonly offerId?: number
  readonly dayBefore: PlainDate
  /** Missing where it is refunded. */
  readonly day?: PlainDate
  readonly place: AddOnPlace
  /** What the guest may choose; none where it fits nowhere. */
  readonly places: readonly AddOnPlace[]
  /** Why it cannot have the day that is as far from the new arrival as its day was from the old one. */
  readonly misfit?: AddOnMisfit
}

/**
 * Every add-on whose day another stay would take away from it, with its new day: as far from arrival as before. Where
 * that cannot be had it stays on its day, if that is still one of the stay; else it is refunded, whatever its notice.
 * An add-on that keeps its day and its distance from arrival is not listed. No day has more of an offer than one may.
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

/** A refund is a choice only beside a day that can be had: where none can, there is nothing to choose. */
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
