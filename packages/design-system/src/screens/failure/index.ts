export { FailureScreen, type FailureScreenProps } from './failure-screen.tsx'
