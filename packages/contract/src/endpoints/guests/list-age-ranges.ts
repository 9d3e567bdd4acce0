import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireAgeRanges } from '../../wire/age-ranges.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer } from '../../wire/shape.ts'

/** From which age to which age a property calls a guest an adult, teen, kid or infant. */
export const listAgeRanges = /* @__PURE__ */ endpoint({
  name: 'listAgeRanges',
  method: 'GET',
  path: '/booking/age-category/property/:id',
  summary: "A property's age categories",
  access: 'guest',
  params: strictObject({ id: rowNumber() }),
  reply: answer(wireAgeRanges),
})
