export type { SessionEndedScreenProps } from './session-ended-screen.tsx'
export { SessionEndedScreen } from './localized-screen.tsx'
