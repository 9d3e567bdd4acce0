export { type CatalogueTile, CataloguesScreen, type CataloguesScreenProps } from './catalogues-screen.tsx'
export {
  type CatalogueQuery,
  CatalogueScreen,
  type CatalogueScreenProps,
  type EntryStatus,
} from './catalogue-screen.tsx'
export {
  type EntryOption,
  type EntrySaving,
  EntryScreen,
  type EntryScreenProps,
} from './entry-screen.tsx'
export { ImportScreen, type ImportScreenProps, type ImportState } from './import-screen.tsx'
