export type { ComingLaterScreenProps } from './coming-later-screen.tsx'
export { ComingLaterScreen } from './worded-screen.tsx'
