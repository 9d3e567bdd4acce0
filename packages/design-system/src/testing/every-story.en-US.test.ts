import { everyStory } from './every-story.ts'

everyStory('en-US', { contrast: true })
