import type { ChangeSelection, AddOnSelection } from '../index.ts'

/** An add-on that is selected. */
export type Taking = Extract<AddOnSelection, { readonly kind: 'add' }>

/** The selected add-ons of an offer in a room: one for the stay, or one for each selected day. */
export const takingsOf = (
  { services }: Pick<ChangeSelection, 'services'>,
  roomNumber: number,
  offerId: number,
): readonly Taking[] =>
  services.filter(
    (one): one is Taking => one.kind === 'add' && one.roomNumber === roomNumber && one.offerId === offerId,
  )

/** The selection with an additional add-on. */
export const withTaking = (selection: ChangeSelection, taking: Taking): ChangeSelection => ({
  ...selection,
  services: [...selection.services, taking],
})

/**
 * The selection with another quantity or day of an add-on, in the same position; removed if the quantity is
 * zero.
 */
export const withOther = (
  selection: ChangeSelection,
  taking: Taking,
  other: Taking | undefined,
): ChangeSelection => ({
  ...selection,
  services: selection.services.flatMap((one) => (one === taking ? (other ? [other] : []) : [one])),
})

/** Whether a selection gives back an add-on that the room has. */
export const isGivenBack = ({ services }: Pick<ChangeSelection, 'services'>, addOnId: number): boolean =>
  services.some((one) => one.kind === 'remove' && one.addOnId === addOnId)

/** The selection with one of a room's add-ons given back, or no longer given back. */
export const withGivenBack = (selection: ChangeSelection, addOnId: number): ChangeSelection =>
  isGivenBack(selection, addOnId)
    ? selection
    : { ...selection, services: [...selection.services, { kind: 'remove', addOnId }] }

/** The selection with an add-on of the room kept that it gave back. */
export const withRetained = (selection: ChangeSelection, addOnId: number): ChangeSelection => ({
  ...selection,
  services: selection.services.filter((one) => one.kind !== 'remove' || one.addOnId !== addOnId),
})
