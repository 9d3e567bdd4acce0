import type { CallCentreHours } from './brand.ts'

/** Section 9, Eastern time. */
export const resortHours: CallCentreHours = {
  weekdays: { opens: 9, closes: 21 },
  weekend: { opens: 10, closes: 19 },
}

export const partnerHours: CallCentreHours = {
  weekdays: { opens: 9, closes: 19 },
  weekend: { opens: 9, closes: 18 },
}
