import { later } from '../../components/later/index.ts'
import { footerShape } from './footer-shape.tsx'

/** The end of the page comes after its beginning. */
export const LaterFooter = later(async () => (await import('./localized-footer.tsx')).Footer, footerShape)
