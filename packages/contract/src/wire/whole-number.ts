import { check, integer, maxValue, minValue, number, pipe } from 'valibot'

// JSON knows a zero with a sign; nothing of a hotel is that.
const isUnsigned = (value: number): boolean => !Object.is(value, -0)

/** A whole number of a request, within limits that an integer column of the database bears. */
// @__NO_SIDE_EFFECTS__
export const wholeNumber = (from: number, to: number) =>
  pipe(number(), integer(), minValue(from), maxValue(to), check(isUnsigned))

/** The number of a row in a body; in an address it is a `rowNumber`. */
// @__NO_SIDE_EFFECTS__
export const rowId = () => wholeNumber(1, 999_999_999)

/** A room's position in its reservation; whether there is such a room is not the border's question. */
// @__NO_SIDE_EFFECTS__
export const roomNumber = () => wholeNumber(1, 999)

/** An amount in major units, or a rate: the numbers of a request that may have a fraction. */
// @__NO_SIDE_EFFECTS__
export const decimal = () => pipe(number(), minValue(0), maxValue(999_999_999), check(isUnsigned))
