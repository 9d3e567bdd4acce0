export type { NotValidScreenProps } from './not-valid-screen.tsx'
export { NotValidScreen } from './localized-screen.tsx'
