import { testEveryStory } from './every-story.tsx'

testEveryStory(1)
