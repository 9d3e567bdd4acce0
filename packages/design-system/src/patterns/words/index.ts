export { useWords, type Words } from './use-words.ts'
