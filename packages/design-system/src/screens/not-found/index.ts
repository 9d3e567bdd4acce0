export type { NotFoundScreenProps } from './not-found-screen.tsx'
export { NotFoundScreen } from './localized-screen.tsx'
