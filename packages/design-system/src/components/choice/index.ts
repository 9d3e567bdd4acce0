export { Choice, type ChoiceOption, type ChoiceProps } from './choice.tsx'
