import { pipe, regex, string } from 'valibot'

/** A row's number in an address, `/booking/42`. */
// @__NO_SIDE_EFFECTS__
export const rowNumber = () => pipe(string(), regex(/^[1-9]\d{0,8}$/))
