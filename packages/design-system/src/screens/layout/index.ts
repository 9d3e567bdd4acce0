export type { Mode } from './preferences.tsx'
export {
  type FooterWords,
  LayoutScreen,
  type LayoutScreenProps,
  type SignedInGuest,
} from './layout-screen.tsx'
