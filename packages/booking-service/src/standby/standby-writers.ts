import * as v from 'valibot'
import { type CancellingLetterNeeds, toMainGuest } from '../letters/to-main-guest.ts'
import type { LetterWriter } from '../platform/outbox/deliver-due.ts'
import { standbyAwardedLetter, standbyDeclinedLetter } from '../letters/standby/letter.ts'
import { awardedOrder, declinedOrder } from './standby-orders.ts'

/** Who writes the letters about rooms that were waited for. */
export const standbyWriters = (needs: CancellingLetterNeeds) =>
  ({
    'standby-awarded': (entry) =>
      toMainGuest(needs, entry, v.parse(awardedOrder, entry.payload), standbyAwardedLetter),
    'standby-declined': (entry) =>
      toMainGuest(needs, entry, v.parse(declinedOrder, entry.payload), standbyDeclinedLetter),
  }) satisfies Record<string, LetterWriter>
