import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireAgeRanges } from '../../wire/age-ranges.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer } from '../../wire/shape.ts'

/** The property's age ranges of adults, teens, kids and infants. */
export const listAgeRanges = /* @__PURE__ */ endpoint({
  name: 'listAgeRanges',
  method: 'GET',
  path: '/booking/age-category/property/:id',
  summary: "A property's age categories",
  access: 'guest',
  params: strictObject({ id: rowNumber() }),
  reply: answer(wireAgeRanges),
})
