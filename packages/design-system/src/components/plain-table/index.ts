export { PlainTable, type PlainTableProps } from './plain-table.tsx'
