import { array, maxLength, minLength, pipe, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireRoomAmenities } from '../../wire/amenities.ts'
import { langCode } from '../../wire/language.ts'
import { text } from '../../wire/text.ts'
import { rowId } from '../../wire/whole-number.ts'
import { answer, list } from '../../wire/shape.ts'

/** The amenities of a property's rooms, by category. */
export const listAmenities = /* @__PURE__ */ endpoint({
  name: 'listAmenities',
  method: 'POST',
  path: '/booking/getamenities',
  summary: 'Amenities by room category',
  access: 'guest',
  body: strictObject({
    propertyCode: text(20),
    idDefRoomTypes: pipe(array(rowId()), minLength(1), maxLength(50)),
    langCode,
  }),
  reply: answer(list(wireRoomAmenities)),
})
