import { localized } from '../../patterns/later-words/localized.tsx'
import { Footer as End } from './footer.tsx'
import { footerShape } from './footer-shape.tsx'

export const Footer = localized(End, footerShape)
