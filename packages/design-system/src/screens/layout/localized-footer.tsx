import { localized } from '../../patterns/words/localized.tsx'
import { Footer as End } from './footer.tsx'
import { footerShape } from './footer-shape.tsx'

export const Footer = localized(End, footerShape)
