import type { RateBoard } from '@veranda/domain'
import { atom } from 'jotai'
import { registerForClearing } from './clear-all.ts'

/** The calendar's days, of this page only: prices are never kept longer. */
export const rateBoardAtom = atom<RateBoard | undefined>(undefined)

registerForClearing((store) => store.set(rateBoardAtom, undefined))
