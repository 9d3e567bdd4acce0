import type { OfflineCard } from '@veranda/domain'
import { atom } from 'jotai'
import { registerForClearing } from './clear-all.ts'

/** The card on this device: `unread` before the storage was asked, nothing where there is none. */
export const offlineCardAtom = atom<OfflineCard | 'unread' | undefined>('unread')

registerForClearing((store) => store.set(offlineCardAtom, undefined))
