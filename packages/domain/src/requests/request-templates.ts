import type { Instant, Stay } from '../dates/index.ts'
import { daysToArrival, type Property } from '../reservation/index.ts'

/** The most common requests. */
export const requestTemplates = ['high-floor', 'cot', 'allergy', 'late-arrival'] as const
export type RequestTemplate = (typeof requestTemplates)[number]

type Where = {
  readonly property: Pick<Property, 'adultsOnly' | 'timeZone'>
  readonly stay: Stay
}

/** The common requests that make sense: no cot without children, no late arrival after arriving. */
export const templatesFor = ({ property, stay }: Where, now: Instant): readonly RequestTemplate[] =>
  requestTemplates.filter((template) => {
    if (template === 'cot') return !property.adultsOnly
    if (template === 'late-arrival') return daysToArrival(stay, property.timeZone, now) >= 0
    return true
  })
