export { LetterLink } from './letter-link.tsx'
