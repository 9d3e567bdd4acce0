import { worded } from '../../patterns/words/worded.tsx'
import { Footer as End } from './footer.tsx'
import { footerShape } from './footer-shape.tsx'

export const Footer = worded(End, footerShape)
