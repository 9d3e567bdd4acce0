import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@veranda/contract'
import type { SceneBook } from '@veranda/design-system/scenes'
import type { Locale } from '@veranda/domain'
import { createContext, useContext } from 'react'
import type { MessageFormatElement } from 'react-intl'

/** Sentences as a build makes them of a language file. */
type Sentences = Readonly<Record<string, string | MessageFormatElement[]>>
type Loaded = { readonly default: Sentences }

/** A language: what guests' pages say first and later, because staff see parts of them, and what the back office says. */
export type LanguageLoader = {
  readonly words: () => Promise<Loaded & { readonly later?: () => Promise<Loaded> }>
  readonly staff: () => Promise<Loaded>
}

/** What the whole back office leans on. */
export type BackOffice = {
  /** Whose hotels these are, as the head of every page says it. */
  readonly group?: string | undefined
  readonly client: Client
  readonly serverState: QueryClient
  readonly scenes: SceneBook
  readonly languages: Readonly<Record<Locale, LanguageLoader>>
}

const Office = createContext<BackOffice | undefined>(undefined)
export const OfficeProvider = Office.Provider

export function useOffice(): BackOffice {
  const office = useContext(Office)
  if (!office) throw new Error('There is no back office around this part')
  return office
}
