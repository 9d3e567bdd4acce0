export { useSpan } from './use-span.ts'
