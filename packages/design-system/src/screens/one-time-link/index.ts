export type { LinkUse, OneTimeLinkScreenProps } from './one-time-link-screen.tsx'
export { OneTimeLinkScreen } from './localized-screen.tsx'
