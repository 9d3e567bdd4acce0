import { codeHeight, writeCode } from './code.ts'
import { headAndFirstRow, writeColumns } from './columns.ts'
import { heightOfFirstRow, heightOfRows, writeRows } from './labelled-rows.ts'
import type { Pdf, PdfPart } from './pdf.ts'
import { makeRoom, openSheet, type Sheet } from './sheet.ts'
import type { TextLook } from './typesetter.ts'

/**
 * Writes a document that can be read aloud: a tree of headings, paragraphs and rows in reading order, its language and title,
 * text that can be selected, fonts embedded. Letters, receipts and reports are written here.
 */
export async function writePdf(pdf: Pdf): Promise<Buffer> {
  const sheet = await openSheet(pdf)
  const parts = pdf.parts.filter((part) => !('rows' in part) || part.rows.length > 0)
  for (const [index, part] of parts.entries()) writePart(sheet, part, parts.slice(index + 1))
  return sheet.close()
}

function writePart(sheet: Sheet, part: PdfPart, [next, afterNext]: readonly PdfPart[]): void {
  const { looks } = sheet
  switch (part.kind) {
    case 'title':
      return writeText(sheet, 'H1', part.text, { look: looks.title, after: 12 })
    case 'heading':
      sheet.moveDown(8)
      // A heading is not the last of a page.
      return writeText(sheet, 'H2', part.text, {
        look: looks.heading,
        after: 8,
        together: leastOf(sheet, next, afterNext) + 8,
      })
    case 'paragraph':
      return writeText(sheet, 'P', part.text, { look: looks.paragraph, after: 12 })
    case 'facts':
    case 'figures': {
      const ends = next?.kind === 'paragraph' ? leastOf(sheet, next) : undefined
      return writeRows(sheet, part, { begins: leastOf(sheet, part, next), ends })
    }
    case 'table':
      return writeColumns(sheet, part)
    case 'code':
      return writeCode(sheet, part)
  }
}

type Setting = {
  readonly look: TextLook
  readonly after: number
  /** The height of what follows that stands on the same page. */
  readonly together?: number
}

function writeText(sheet: Sheet, tag: string, text: string, { look, after, together = 0 }: Setting): void {
  const { doc, type, root, left, width } = sheet
  const height = type.heightOf(text, width, look)
  makeRoom(sheet, height + together)
  const y = sheet.at()
  root.add(doc.struct(tag, {}, () => type.draw(text, { x: left, y, width }, look)))
  sheet.moveDown(height + after)
}

/** How high what of a part is that is not parted from what stands before it: amounts are read with their sum. */
function leastOf(sheet: Sheet, part: PdfPart | undefined, next?: PdfPart): number {
  switch (part?.kind) {
    case 'paragraph':
      return sheet.type.heightOf(part.text, sheet.width, sheet.looks.paragraph)
    case 'facts':
      return heightOfFirstRow(sheet, part)
    case 'figures': {
      const whole = heightOfRows(sheet, part) + (next?.kind === 'paragraph' ? leastOf(sheet, next) : 0)
      return whole < sheet.pageHeight * 0.7 ? whole : heightOfFirstRow(sheet, part)
    }
    case 'table':
      return headAndFirstRow
    case 'code':
      return codeHeight
    case 'title':
    case 'heading':
    case undefined:
      return 0
  }
}
