import { depth } from '@veranda/test-depth'
import { test } from '@playwright/test'
import { everyProperty, type FlowName, flows, type Property, type StartedOn } from '../properties.ts'
import { chosenBrand } from './chosen-brand.ts'

/** Plays a flow on the properties of its table that this run asks for. */
export function onEachProperty(flow: FlowName, journeys: (property: Property) => void): void {
  for (const property of playedOn(flow)) playOn(flow, property, journeys)
}

/** Plays the same on every property, whatever the depth of the run. */
export function onEveryBrand(title: string, journeys: (property: StartedOn) => void): void {
  for (const property of everyProperty) playOn(title, property, journeys)
}

/** The title under which a flow's journeys on a property stand. */
export const titleOn = (flow: string, { name }: Property): string => `${flow} on ${name}`

export function playedOn(flow: FlowName): readonly Property[] {
  const all: readonly Property[] = flows[flow]
  if (chosenBrand) return all.filter(({ brand }) => brand === chosenBrand)
  return depth === 'full' ? all : all.slice(0, 1)
}

function playOn<On extends Property>(flow: string, property: On, journeys: (property: On) => void): void {
  test.describe(titleOn(flow, property), { tag: `@${property.brand}` }, () => journeys(property))
}
