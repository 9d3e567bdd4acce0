import { everyStory } from './every-story.ts'

everyStory('it-IT', { contrast: false })
