import type { RoomCategory, RoomComparison } from '@veranda/domain'
import { Fragment } from 'react'
import * as css from './choice-card.css.ts'
import { useCategoryWords } from './use-category-words.ts'

export type CategoryFactsProps = {
  readonly category: RoomCategory
  /** With today's room, where it is told below: what it says is not among the facts. */
  readonly comparison?: RoomComparison | undefined
}

/** Beds, size and places in a line, each in one piece; no line begins or ends with the dot between two of them. */
export function CategoryFacts({ category, comparison }: CategoryFactsProps) {
  const { facts } = useCategoryWords()
  return (
    <span className={css.facts}>
      {facts(category, comparison).map((fact) => (
        <Fragment key={fact}>
          <span className={css.fact}>{fact}</span>{' '}
        </Fragment>
      ))}
    </span>
  )
}
