import { type ComponentType, createContext } from 'react'

/** A brand's drawn pictures: a shell carries its own brands' and no others. */
export type SceneBook = {
  /** For pages without a reservation, and for properties without a drawing. */
  readonly cover: ComponentType
  readonly byProperty: Readonly<Record<string, ComponentType>>
  /** What grows at a property: hedges and fountains where nothing is said. */
  readonly gardens?: Readonly<Record<string, Garden>>
  /** The property whose rooms are drawn; the first there is where none is known. */
  readonly property?: string | undefined
}

export const gardensDrawn = ['formal', 'palms', 'island', 'pines'] as const
export type Garden = (typeof gardensDrawn)[number]

/** `arriving`: the pictures come after the first view, and the sky stands in for them. */
export const ScenesContext = createContext<SceneBook | 'arriving' | undefined>(undefined)

/** Hands the brand's pictures to every page below. */
export const ScenesProvider = ScenesContext.Provider
