import type { Locale, Property, Reservation } from '@veranda/domain'
import { type ComponentType, createContext, createElement, type ReactNode, Suspense, useContext } from 'react'
import type { Help } from '../help-phone/index.ts'

/**
 * Places that a brand may fill with parts of its own, each a component that is given what stands there. One that is not
 * filled is as it always was.
 */
export type BrandSlots = {
  /** In the place of the name in the header; the link around it says the name to screen readers. */
  readonly logo?: ComponentType<{ readonly brandName: string }>
  /** The end of the header, before the language. `guestName` is there once a guest is signed in. */
  readonly headerEnd?: ComponentType<{ readonly locale: Locale; readonly guestName?: string | undefined }>
  /** Above the footer's own line. */
  readonly footer?: ComponentType<{ readonly brandName: string; readonly locale: Locale }>
  /** On the picture of the stay. */
  readonly stayHero?: ComponentType<{ readonly reservation: HeroStay }>
  /** Below the price of the stay. */
  readonly afterPrice?: ComponentType<{ readonly reservation: Reservation }>
  /** Below whom to call. */
  readonly help?: ComponentType<{ readonly help: Help }>
  /** Where there is nothing yet, below the sentence that says so. */
  readonly empty?: ComponentType<{ readonly of: 'receipts' | 'requests' }>
}

export type HeroStay = Pick<Reservation, 'status' | 'stay'> & {
  readonly property: Pick<Property, 'code' | 'photoUrl' | 'timeZone'>
}

/** What the brand of the page fills. */
export const Slots = createContext<BrandSlots>({})

/**
 * Whether pages have slots at all. A shell whose brands fill none is built with `false` here, and its first view carries
 * nothing of them: `@veranda/vite-shell`.
 */
export const hasSlots = true

/** What a slot's component is given. */
export type GivenToSlot<Name extends keyof BrandSlots> =
  NonNullable<BrandSlots[Name]> extends ComponentType<infer Props> ? Props : never

type SlotProps<Name extends keyof BrandSlots> = {
  readonly name: Name
  readonly given: GivenToSlot<Name>
  /** What stands here where the brand fills nothing in. */
  readonly otherwise?: ReactNode
}

/** One place for a part of the brand's own. */
export function Slot<Name extends keyof BrandSlots>({ name, given, otherwise }: SlotProps<Name>): ReactNode {
  const Part = useContext(Slots)[name] as ComponentType<object> | undefined
  // A part may be one that is loaded later.
  return Part ? createElement(Suspense, null, createElement(Part, given as object)) : otherwise
}
