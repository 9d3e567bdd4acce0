import type { Story } from './stories/story.ts'

/** What sample guests are grouped by, in this order. */
export const themes = [
  'A stay ahead',
  'Families',
  'Several rooms',
  'Something left to pay',
  'Around the stay itself',
  'Cancelled, under review, non-refundable',
] as const
export type Theme = (typeof themes)[number]

/** The group a sample guest's story belongs to. */
export function themeOf({ rooms, arrives, outstandingUntil }: Story): Theme {
  if (rooms.some(({ status, kind }) => status !== undefined || kind === 'non-refundable'))
    return 'Cancelled, under review, non-refundable'
  if (typeof arrives === 'number' && arrives <= 1) return 'Around the stay itself'
  if (rooms.some(({ childAges = [] }) => childAges.length > 0)) return 'Families'
  if (outstandingUntil) return 'Something left to pay'
  return rooms.length > 1 ? 'Several rooms' : 'A stay ahead'
}
