import type { Pdf } from '../platform/pdf/write-pdf.ts'
import type { Letterhead } from './letterhead.ts'

/** How a brand's documents look: its letters' light colours on white paper, in its own fonts where it brings some. */
export const pdfLookOf = ({ look, documentFonts }: Letterhead): Pick<Pdf, 'look' | 'fonts'> => ({
  look: look.light,
  fonts: documentFonts ?? { display: [], text: [], strong: [] },
})
