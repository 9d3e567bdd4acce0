import type { Throttle } from '@veranda/identity'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../service.ts'
import { secondsNow } from './database-throttle.ts'

// A prefix and a number each: some megabytes at most.
const mostKeys = 10_000

/**
 * Caches a limit's refusals until their wait is over, so that a persistent caller costs neither a query nor a
 * row. For keys used by the caller alone, because a reset in another process is not noticed here.
 */
export function rememberingRefusals(throttle: Throttle, clock: Clock): Throttle {
  // Created with the first refusal: it takes up its whole room at once, and most limits refuse nobody.
  let waitsUntil: LRUCache<string, number> | undefined
  return {
    admit: async (key) => {
      const now = secondsNow(clock)
      const remembered = waitsUntil?.get(key)
      if (remembered !== undefined && remembered > now) return remembered - now
      const seconds = await throttle.admit(key)
      if (seconds === undefined) return undefined
      waitsUntil ??= new LRUCache({ max: mostKeys })
      waitsUntil.set(key, now + seconds)
      return seconds
    },
    uncount: (key) => throttle.uncount(key),
  }
}
