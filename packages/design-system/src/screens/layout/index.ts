export type { Mode } from './layout-screen.tsx'
export {
  type FooterWords,
  LayoutScreen,
  type LayoutScreenProps,
  type SignedInGuest,
} from './layout-screen.tsx'
