import { check, number, pipe } from 'valibot'

/**
 * The limits of a number in a request, for documents and tests. One validation action instead of four,
 * because every page loads it before its first view.
 */
export type NumberLimits = { readonly from: number; readonly to: number; readonly isWhole: boolean }

// @__NO_SIDE_EFFECTS__
const within = (limits: NumberLimits) => Object.assign(check(fits(limits)), { limits })

// JSON allows a negative zero, which means nothing here.
const fits =
  ({ from, to, isWhole }: NumberLimits) =>
  (value: number): boolean =>
    value >= from && value <= to && !(isWhole && value % 1) && !Object.is(value, -0)

/** A whole number in a request, within the limits of an integer column of the database. */
// @__NO_SIDE_EFFECTS__
export const wholeNumber = (from: number, to: number) => pipe(number(), within({ from, to, isWhole: true }))

/** The id of a row in a body; in an address it is a `rowNumber`. */
// @__NO_SIDE_EFFECTS__
export const rowId = () => wholeNumber(1, 999_999_999)

/** A room's position in its reservation; whether the room exists is checked later. */
// @__NO_SIDE_EFFECTS__
export const roomNumber = () => wholeNumber(1, 999)

/** An amount in major units, or a rate: the only numbers in a request that may have a fraction. */
// @__NO_SIDE_EFFECTS__
export const decimal = () => pipe(number(), within({ from: 0, to: 999_999_999, isWhole: false }))
