export type { ForbiddenScreenProps } from './forbidden-screen.tsx'
export { ForbiddenScreen } from './worded-screen.tsx'
