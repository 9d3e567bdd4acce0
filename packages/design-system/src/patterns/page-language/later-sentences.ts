import { createContext } from 'react'

/** Loads the sentences of the page's language that its first view does without. */
export type LoadSentences = () => Promise<{ readonly default: Readonly<Record<string, unknown>> }>

/** The page's own; English without one. The same function stands for the same sentences. */
export const LaterSentences = createContext<LoadSentences | undefined>(undefined)
