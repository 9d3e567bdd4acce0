import type { OpeningHours } from '@veranda/domain'

export const resortHours: OpeningHours = {
  timeZone: 'America/New_York',
  weekdays: { opens: 9, closes: 21 },
  weekend: { opens: 10, closes: 19 },
}

export const partnerHours: OpeningHours = {
  timeZone: 'America/New_York',
  weekdays: { opens: 9, closes: 19 },
  weekend: { opens: 9, closes: 18 },
}
