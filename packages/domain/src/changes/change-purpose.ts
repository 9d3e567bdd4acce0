import type { ActionName } from '../reservation/index.ts'
import type { ChangePart } from './change-selection.ts'
import type { Direction } from './wanted-rooms.ts'

/** The flow that a quote belongs to. Each flow has at most one open quote. */
export const changePurposes = [
  'change-dates',
  'upgrade-room',
  'change-rooms',
  'add-guests',
  'add-services',
  'variant-1',
  'variant-2',
  'variant-3',
] as const
export type ChangePurpose = (typeof changePurposes)[number]

/** The options compared side by side. */
export const variants = ['variant-1', 'variant-2', 'variant-3'] as const satisfies readonly ChangePurpose[]
export type Variant = (typeof variants)[number]

/** An upgrade leads only to higher categories; other flows allow any. */
export const directionOf = (purpose: ChangePurpose): Direction =>
  purpose === 'upgrade-room' ? 'upward' : 'any'

/** The action that must be open for each part of a change. */
export const actionOfPart: Record<ChangePart, ActionName> = {
  dates: 'change-dates',
  category: 'upgrade-room',
  guests: 'add-guests',
  room: 'add-room',
  services: 'add-services',
}

/** What a flow may ask to change. */
export const partsOfPurpose: Record<ChangePurpose, readonly ChangePart[]> = {
  'change-dates': ['dates'],
  'upgrade-room': ['category'],
  'change-rooms': ['category', 'room'],
  'add-guests': ['guests'],
  'add-services': ['services'],
  'variant-1': ['dates', 'category', 'guests', 'room', 'services'],
  'variant-2': ['dates', 'category', 'guests', 'room', 'services'],
  'variant-3': ['dates', 'category', 'guests', 'room', 'services'],
}

/** Whether a flow may request a part at all. */
export const purposeAllows = (purpose: ChangePurpose, part: ChangePart): boolean =>
  partsOfPurpose[purpose].includes(part)
