import encodeQR from 'qr'
import type { PdfCode } from './pdf.ts'
import { makeRoom, type Sheet, type Structure } from './sheet.ts'

const side = 156
export const codeHeight = side + 4

/** A code to scan, black on white whatever the brand, so that a camera reads it; beside it what it is for, with the same link. */
export function writeCode(sheet: Sheet, { link, text, alt }: PdfCode): void {
  const { doc, type, looks, root, left, width } = sheet
  const modules = encodeQR(link, 'raw', { ecc: 'low', border: 1 })
  makeRoom(sheet, codeHeight)
  const y = sheet.at() + 4
  const unit = side / modules.length
  const figure = doc.struct('Figure', { alt, bbox: [left, y, left + side, y + side] }, () => {
    modules.forEach((row, line) =>
      row.forEach((isDark, column) => {
        if (isDark) doc.rect(left + column * unit, y + line * unit, unit, unit)
      }),
    )
    doc.fill('#000000')
  })
  const beside = { x: left + side + 22, y, width: width - side - 22 }
  const height = type.heightOf(text, beside.width, looks.paragraph)
  writeLink(sheet, root, figure, { x: left, y, width: side, height: side }, { link, alt })
  const paragraph = doc.struct('P')
  root.add(paragraph)
  const words = () => type.draw(text, beside, looks.paragraph)
  writeLink(sheet, paragraph, words, { ...beside, height }, { link, alt })
  paragraph.end()
  sheet.moveDown(4 + side + 12)
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A part of the tree with a link, and a description of it for a guest who listens. */
function writeLink(
  { doc }: Sheet,
  parent: Structure,
  part: Structure | (() => void),
  { x, y, width, height }: Box,
  { link, alt }: Pick<PdfCode, 'link' | 'alt'>,
): void {
  const structParent = doc.struct('Link')
  parent.add(structParent)
  structParent.add(part)
  // The library writes a string as a name, and a string object as a text.
  doc.link(x, y, width, height, link, { structParent, Contents: Object(alt) as string })
  structParent.end()
}
