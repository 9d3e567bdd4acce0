export { StayChange, type StayChangeProps } from './stay-change.tsx'
