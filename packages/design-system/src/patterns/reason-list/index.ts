export { ReasonList, type ReasonListProps } from './reason-list.tsx'
