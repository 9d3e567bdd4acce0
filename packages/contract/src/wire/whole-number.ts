import { check, number, pipe } from 'valibot'

/**
 * What a request's number is held to, for those who write it down or try it. One action instead of four: every page
 * carries them before its first view.
 */
export type NumberLimits = { readonly from: number; readonly to: number; readonly isWhole: boolean }

// @__NO_SIDE_EFFECTS__
const within = (limits: NumberLimits) => Object.assign(check(fits(limits)), { limits })

// JSON knows a zero with a sign; nothing of a hotel is that.
const fits =
  ({ from, to, isWhole }: NumberLimits) =>
  (value: number): boolean =>
    value >= from && value <= to && !(isWhole && value % 1) && !Object.is(value, -0)

/** A whole number of a request, within limits that an integer column of the database bears. */
// @__NO_SIDE_EFFECTS__
export const wholeNumber = (from: number, to: number) => pipe(number(), within({ from, to, isWhole: true }))

/** The number of a row in a body; in an address it is a `rowNumber`. */
// @__NO_SIDE_EFFECTS__
export const rowId = () => wholeNumber(1, 999_999_999)

/** A room's position in its reservation; whether there is such a room is not the border's question. */
// @__NO_SIDE_EFFECTS__
export const roomNumber = () => wholeNumber(1, 999)

/** An amount in major units, or a rate: the numbers of a request that may have a fraction. */
// @__NO_SIDE_EFFECTS__
export const decimal = () => pipe(number(), within({ from: 0, to: 999_999_999, isWhole: false }))
