import { type ComponentType, createContext } from 'react'

/** A brand's drawn pictures: a shell carries its own brands' and no others. */
export type SceneBook = {
  /** For pages without a reservation, and for properties without a drawing. */
  readonly cover: ComponentType
  readonly byProperty: Readonly<Record<string, ComponentType>>
}

/** `arriving`: the pictures come after the first view, and the sky stands in for them. */
export const ScenesContext = createContext<SceneBook | 'arriving' | undefined>(undefined)

/** Hands the brand's pictures to every page below. */
export const ScenesProvider = ScenesContext.Provider
