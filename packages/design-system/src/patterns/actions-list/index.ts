export { type ActionLinks, ActionsList, type Startable, type Started } from './actions-list.tsx'
export { actionIcons } from './action-icons.ts'
