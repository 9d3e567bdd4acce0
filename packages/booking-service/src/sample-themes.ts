import { stories } from './sample/stories.ts'
import type { Story } from './sample/stories/story.ts'

/** What sample guests are grouped by, in this order. */
export const themes = [
  'A stay ahead',
  'Families',
  'Several rooms',
  'Something left to pay',
  'Around the stay itself',
  'Cancelled, under review, non-refundable',
] as const
type Theme = (typeof themes)[number]

const known = new Map(stories.map((story) => [story.code, themeOfStory(story)]))

/** The group a sample guest's story belongs to. */
export const themeOf = (reservationCode: string): Theme => known.get(reservationCode) ?? 'A stay ahead'

function themeOfStory({ rooms, arrives, owedUntil }: Story): Theme {
  if (rooms.some(({ status, kind }) => status !== undefined || kind === 'non-refundable'))
    return 'Cancelled, under review, non-refundable'
  if (typeof arrives === 'number' && arrives <= 1) return 'Around the stay itself'
  if (rooms.some(({ childAges = [] }) => childAges.length > 0)) return 'Families'
  if (owedUntil) return 'Something left to pay'
  return rooms.length > 1 ? 'Several rooms' : 'A stay ahead'
}
