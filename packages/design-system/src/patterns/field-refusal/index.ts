export { refusalWords } from './refusal-words.ts'
