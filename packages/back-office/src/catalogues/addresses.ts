import type { CatalogueName } from '@veranda/domain'
import { generatePath } from 'react-router'
import { paths } from '../paths.ts'

export const addressOf = {
  catalogue: (catalogue: CatalogueName) => generatePath(paths.catalogue, { catalogue }),
  newEntry: (catalogue: CatalogueName) => generatePath(paths.newEntry, { catalogue }),
  importing: (catalogue: CatalogueName) => generatePath(paths.importEntries, { catalogue }),
  entry: (catalogue: CatalogueName, entry: string) => generatePath(paths.entry, { catalogue, entry }),
} as const

/** Follows a link within the page, unless it is to be opened in a tab of its own. */
export const within =
  (go: () => void) =>
  (event: {
    readonly metaKey: boolean
    readonly ctrlKey: boolean
    readonly shiftKey: boolean
    preventDefault: () => void
  }): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go()
  }
