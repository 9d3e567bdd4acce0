import type { PdfRows } from './pdf.ts'
import { makeRoom, type Sheet } from './sheet.ts'

/** How a row is set: label and text beside each other, the last of several amounts as their sum. */
function layoutOf({ type, looks, left, width }: Sheet, { kind, rows }: PdfRows, index: number) {
  const isFigures = kind === 'figures'
  const isSum = isFigures && index === rows.length - 1 && rows.length > 1
  const labelWidth = isFigures ? width * 0.6 : width * 0.32
  const beside = { x: left + labelWidth + 14, width: width - labelWidth - 14 }
  const labelLook = isSum ? looks.sum : isFigures ? looks.paragraph : looks.label
  const textLook = isSum ? looks.sum : looks.paragraph
  const { label = '', text = '' } = rows[index] ?? {}
  const height =
    Math.max(type.heightOf(label, labelWidth, labelLook), type.heightOf(text, beside.width, textLook)) + 12
  return { label, text, labelWidth, beside, labelLook, textLook, isSum, isFigures, height }
}

export const heightOfFirstRow = (sheet: Sheet, part: PdfRows): number => layoutOf(sheet, part, 0).height

export const heightOfRows = (sheet: Sheet, part: PdfRows): number =>
  part.rows.reduce((sum, _, index) => sum + layoutOf(sheet, part, index).height, 12)

type Together = {
  /** How much of the rows is not parted. */
  readonly begins: number
  /** The height of a sentence below that belongs to the last row: it does not stand alone on a page. */
  readonly ends: number | undefined
}

/** Facts, or amounts below each other. */
export function writeRows(sheet: Sheet, part: PdfRows, { begins, ends }: Together): void {
  const { doc, type, look, root, left } = sheet
  const body = doc.struct('Table')
  root.add(body)
  makeRoom(sheet, begins)
  part.rows.forEach((_, index) => {
    const { label, text, labelWidth, beside, labelLook, textLook, isSum, isFigures, height } = layoutOf(
      sheet,
      part,
      index,
    )
    const isLast = index === part.rows.length - 1
    makeRoom(sheet, height + (isLast && ends !== undefined ? 12 + ends : 0))
    sheet.rule(isSum ? look.accent : look.line, isSum ? 1.2 : 0.6)
    const y = sheet.at() + 6
    // Letters of two sizes stand on one line.
    const labelAt = { x: left, y: y + textLook.size - labelLook.size, width: labelWidth }
    const cells = [
      doc.struct('TH', { scope: 'Row' }, () => type.draw(label, labelAt, labelLook)),
      doc.struct('TD', {}, () =>
        type.draw(text, { ...beside, y }, { ...textLook, align: isFigures ? 'end' : 'start' }),
      ),
    ]
    body.add(doc.struct('TR', {}, cells))
    sheet.moveDown(height)
  })
  body.end()
  sheet.moveDown(12)
}
