/** What can become of an add-on with a day when its stay gets other dates. */
export const addOnPlaces = ['move', 'keep', 'refund'] as const
/** `move`: as far from the new arrival as from the old one. `keep`: its day stays, where it is still one of the stay. */
export type AddOnPlace = (typeof addOnPlaces)[number]

/** What the guest chose for an add-on of a room. */
export type AddOnChoice = { readonly addOnId: number; readonly place: AddOnPlace }

/** Why an add-on cannot move with its stay. */
export const addOnMisfits = ['outside-the-stay', 'too-late', 'too-many'] as const
export type AddOnMisfit = (typeof addOnMisfits)[number]

/** What the guest chose for the transfer: it goes to the new arrival, or is refunded. */
export type TransferPlace = Extract<AddOnPlace, 'move' | 'refund'>
