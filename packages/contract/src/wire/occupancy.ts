import { number, object } from 'valibot'

/** Who sleeps in a room, by age category. */
export const wireOccupancy = /* @__PURE__ */ object({
  adults: number(),
  teens: number(),
  kids: number(),
  infants: number(),
})
