import type { RateCalendar } from '@veranda/domain'
import { atom } from 'jotai'
import { registerForClearing } from './clear-all.ts'

/** The calendar's days, of this page only: prices are never kept longer. */
export const rateCalendarAtom = atom<RateCalendar | undefined>(undefined)

registerForClearing((store) => store.set(rateCalendarAtom, undefined))
