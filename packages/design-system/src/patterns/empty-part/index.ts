export { EmptyPart, type EmptyPartProps } from './empty-part.tsx'
