export { SessionEndedScreen, type SessionEndedScreenProps } from './session-ended-screen.tsx'
