export { type LinkUse, OneTimeLinkScreen, type OneTimeLinkScreenProps } from './one-time-link-screen.tsx'
