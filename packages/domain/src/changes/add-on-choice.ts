/** What can happen to an add-on with a day when its stay moves. */
export const addOnPlaces = ['move', 'keep', 'refund'] as const
/**
 * `move`: the same number of days after the new arrival as after the old one. `keep`: the same date, if the
 * new stay includes it.
 */
export type AddOnPlace = (typeof addOnPlaces)[number]

/** The guest's choice for one add-on. */
export type AddOnChoice = { readonly addOnId: number; readonly place: AddOnPlace }

/** Why an add-on cannot move with its stay. */
export const addOnMisfits = ['outside-the-stay', 'too-late', 'too-many'] as const
export type AddOnMisfit = (typeof addOnMisfits)[number]

/** The guest's choice for the transfer: it moves to the new arrival, or is refunded. */
export type TransferPlace = Extract<AddOnPlace, 'move' | 'refund'>
