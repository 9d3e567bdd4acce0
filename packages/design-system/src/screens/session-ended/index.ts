export type { SessionEndedScreenProps } from './session-ended-screen.tsx'
export { SessionEndedScreen } from './worded-screen.tsx'
