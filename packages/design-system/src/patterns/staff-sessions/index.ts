export { SessionsList, type SessionsListProps } from './sessions-list.tsx'
