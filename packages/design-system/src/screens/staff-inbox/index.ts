export { InboxItemScreen, type InboxItemScreenProps } from './inbox-item-screen.tsx'
export { InboxScreen, type InboxScreenProps } from './inbox-screen.tsx'
export type { InboxDone, InboxTrouble, ItemHandlers } from './inbox-handlers.ts'
