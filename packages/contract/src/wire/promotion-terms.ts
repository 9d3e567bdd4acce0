import type { PromotionTerms } from '@veranda/domain'
import { array, number, string } from 'valibot'
import { plainDate } from './scalars.ts'
import { wirePromotion } from './promotion.ts'
import { as, flat, shape } from './shape.ts'

export const wirePromotionTerms = /* @__PURE__ */ shape<PromotionTerms>()({
  promotion: flat(wirePromotion),
  bookFrom: plainDate,
  bookUntil: plainDate,
  stayFrom: plainDate,
  stayUntil: plainDate,
  minimumNights: number(),
  id_rateplans: as('ratePlanIds', array(number())),
  markets: as('marketCodes', array(string())),
})
