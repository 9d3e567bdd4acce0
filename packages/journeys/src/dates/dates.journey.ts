import { onEachProperty } from '../run/on-each-property.ts'
import { journeysOfLostAnswers } from './lost-answers.ts'
import { journeysOfMeanwhile } from './meanwhile.ts'
import { journeysOfOutcomes } from './outcomes.ts'
import { journeysOfPaying } from './paying.ts'

/** Every way a change of dates can go. */
onEachProperty('changing dates', ({ sampleCode }) => {
  journeysOfOutcomes(sampleCode)
  journeysOfMeanwhile(sampleCode)
  journeysOfPaying(sampleCode)
  journeysOfLostAnswers(sampleCode)
})
