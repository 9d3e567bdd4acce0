export { SkipLink } from './skip-link.tsx'
