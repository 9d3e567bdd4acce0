export { ComingLaterScreen, type ComingLaterScreenProps } from './coming-later-screen.tsx'
