export { type ActionLinks, ActionsList } from './actions-list.tsx'
export { actionIcons } from './action-icons.ts'
