import { cityStories } from './stories/city.ts'
import { leblancStories } from './stories/leblanc.ts'
import { moonStories } from './stories/moon.ts'
import { palaceStories } from './stories/palace.ts'
import { resortsStories } from './stories/resorts.ts'
import type { Story } from './stories/story.ts'

/** Every sample reservation, by brand. */
export const stories: readonly Story[] = [
  ...palaceStories,
  ...moonStories,
  ...leblancStories,
  ...resortsStories,
  ...cityStories,
]
