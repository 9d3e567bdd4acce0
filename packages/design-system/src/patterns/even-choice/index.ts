export { type EvenAnswer, EvenChoice } from './even-choice.tsx'
