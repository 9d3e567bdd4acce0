export { rovingKeys } from './roving.ts'
