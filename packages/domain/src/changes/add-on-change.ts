import type { PlainDate } from '../dates/index.ts'
import type { Money } from '../money/index.ts'
import type { AddOnCategory } from '../reservation/index.ts'
import type { AddOnMisfit, AddOnPlace, TransferPlace } from './add-on-choice.ts'

/** What a change does to an add-on; `kept` where its day stays although the stay begins on another. */
export const addOnChangeKinds = ['added', 'removed', 'moved', 'kept'] as const

/** An add-on that is taken, given back, or goes with the stay: the price is on the side where it is had. */
export type AddOnChange = {
  readonly kind: (typeof addOnChangeKinds)[number]
  readonly roomNumber: number
  /** The offer that is taken, or the extra of the room that is given back. */
  readonly id: number
  /** The offer it is of; told within the service alone. */
  readonly offerId?: number
  readonly name: string
  readonly category: AddOnCategory
  readonly quantity: number
  readonly day?: PlainDate
  /** The day it had, where it goes with the stay. */
  readonly dayBefore?: PlainDate
  /** Where the dates decide about it: what the guest may choose. None of an add-on that fits nowhere. */
  readonly places?: readonly AddOnPlace[]
  readonly misfit?: AddOnMisfit
  readonly unitPrice: Money
  readonly before: Money
  readonly after: Money
  /** Whether what is given back had been paid. */
  readonly wasPaid: boolean
}

/** The transfer when the stay gets other dates: it goes to the new arrival, or is refunded. */
export type TransferChange = {
  readonly place: TransferPlace
  readonly places: readonly TransferPlace[]
  readonly dayBefore: PlainDate
  readonly day: PlainDate
  readonly before: Money
  readonly after: Money
  readonly wasPaid: boolean
}

/** Whether it is the dates that decide about an add-on, not a selection for it. */
export const goesWithStay = ({ places }: Pick<AddOnChange, 'places'>): boolean => places !== undefined
