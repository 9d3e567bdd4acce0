export type { NotFoundScreenProps } from './not-found-screen.tsx'
export { NotFoundScreen } from './worded-screen.tsx'
