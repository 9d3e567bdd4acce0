export { FieldPairs, type FieldPairsProps } from './field-pairs.tsx'
