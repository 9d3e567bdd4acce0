export type { ForbiddenScreenProps } from './forbidden-screen.tsx'
export { ForbiddenScreen } from './localized-screen.tsx'
