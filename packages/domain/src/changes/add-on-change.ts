import type { PlainDate } from '../dates/index.ts'
import type { Money } from '../money/index.ts'
import type { AddOnCategory } from '../reservation/index.ts'
import type { AddOnMisfit, AddOnPlace, TransferPlace } from './add-on-choice.ts'

/** What a change does to an add-on; `kept` means that its day stays although the stay begins on another. */
export const addOnChangeKinds = ['added', 'removed', 'moved', 'kept'] as const

/**
 * An add-on that is taken, given back or moved with the stay. Its price counts on the side, before or after
 * the change, on which the room has it.
 */
export type AddOnChange = {
  readonly kind: (typeof addOnChangeKinds)[number]
  readonly roomNumber: number
  /** The id of the taken offer, or of the room's add-on that is given back. */
  readonly id: number
  /** The offer it belongs to; used inside the service only. */
  readonly offerId?: number
  readonly name: string
  readonly category: AddOnCategory
  readonly quantity: number
  readonly day?: PlainDate
  /** Its old day, if the add-on moves with the stay. */
  readonly dayBefore?: PlainDate
  /** The choices the guest has because of the new dates; empty if no new day is possible. */
  readonly places?: readonly AddOnPlace[]
  readonly misfit?: AddOnMisfit
  readonly unitPrice: Money
  readonly before: Money
  readonly after: Money
  /** Whether an add-on that is given back was paid. */
  readonly wasPaid: boolean
}

/** The transfer when the dates change: it moves to the new arrival, or is refunded. */
export type TransferChange = {
  readonly place: TransferPlace
  readonly places: readonly TransferPlace[]
  readonly dayBefore: PlainDate
  readonly day: PlainDate
  readonly before: Money
  readonly after: Money
  readonly wasPaid: boolean
}

/** Whether an add-on changes because of the dates, not because it was selected. */
export const goesWithStay = ({ places }: Pick<AddOnChange, 'places'>): boolean => places !== undefined
