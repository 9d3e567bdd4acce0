export { FilterFold, type FilterFoldProps } from './filter-fold.tsx'
