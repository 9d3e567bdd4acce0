import { test } from '../hotel/test.ts'
import { journeysOfLostAnswers } from './lost-answers.ts'
import { journeysOfMeanwhile } from './meanwhile.ts'
import { journeysOfOutcomes } from './outcomes.ts'
import { journeysOfPaying } from './paying.ts'

/** Every way a change of dates can go, as the guest of one property's sample stay goes it. */
export function journeysOfDates(property: string, sampleCode: string): void {
  test.describe(property, () => {
    journeysOfOutcomes(sampleCode)
    journeysOfMeanwhile(sampleCode)
    journeysOfPaying(sampleCode)
    journeysOfLostAnswers(sampleCode)
  })
}
