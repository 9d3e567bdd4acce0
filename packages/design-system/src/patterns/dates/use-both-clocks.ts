import type { Instant, TimeZone } from '@veranda/domain'
import { dateIn, useDates } from './use-dates.ts'

export type Zones = { readonly hotel: TimeZone; readonly guest: TimeZone }

/** A moment on two clocks, as sentences take it: the guest's is the time alone where the day is the same. */
type OnBothClocks = { readonly hotel: string; readonly guest: string; readonly differs: boolean }

export function useBothClocks({ hotel, guest }: Zones): (at: Instant) => OnBothClocks {
  const dates = useDates()
  return (at) => {
    const there = dates.moment(at, hotel)
    const here = dates.moment(at, guest)
    const sameDay = dateIn(at, hotel) === dateIn(at, guest)
    return {
      hotel: there,
      guest: here !== there && sameDay ? dates.time(at, guest) : here,
      differs: here !== there,
    }
  }
}
