import { testEveryStory } from './every-story.ts'

testEveryStory(1)
