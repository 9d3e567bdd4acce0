import type { CatalogueName } from '@veranda/domain'
import { generatePath } from 'react-router'
import { paths } from '../paths.ts'

export const addressOf = {
  catalogue: (catalogue: CatalogueName) => generatePath(paths.catalogue, { catalogue }),
  newEntry: (catalogue: CatalogueName) => generatePath(paths.newEntry, { catalogue }),
  importing: (catalogue: CatalogueName) => generatePath(paths.importEntries, { catalogue }),
  entry: (catalogue: CatalogueName, entry: string) => generatePath(paths.entry, { catalogue, entry }),
} as const
