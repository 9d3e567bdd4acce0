import { array, maxLength, minLength, pipe, regex, string } from 'valibot'
import { roomNumber } from './whole-number.ts'

/** Room numbers in an address, `1,2`. */
// @__NO_SIDE_EFFECTS__
export const roomNumbersText = () => pipe(string(), regex(/^[1-9]\d{0,2}(,[1-9]\d{0,2}){0,98}$/))

/** The numbers behind `1,2`. */
export const roomNumbersIn = (text: string): readonly number[] => text.split(',').map(Number)

/** Room numbers in a body; whether the rooms exist is checked later. */
// @__NO_SIDE_EFFECTS__
export const roomNumbers = () => pipe(array(roomNumber()), minLength(1), maxLength(99))
