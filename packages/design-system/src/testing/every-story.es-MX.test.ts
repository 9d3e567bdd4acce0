import { everyStory } from './every-story.ts'

everyStory('es-MX', { contrast: false })
