import { everyStory } from './every-story.ts'

everyStory('en-US', { contrast: true })
everyStory('es-MX', { contrast: false })
everyStory('it-IT', { contrast: false })
