export { type ActionLinks, ActionsList, type Startable } from './actions-list.tsx'
export { actionIcons } from './action-icons.ts'
