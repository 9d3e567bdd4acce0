import encodeQR from 'qr'
import type { PdfCode } from './pdf.ts'
import { makeRoom, type Sheet } from './sheet.ts'

const side = 156
export const codeHeight = side + 4

/** A code to scan, black on white whatever the brand, so that a camera reads it; beside it what it is for, with the same link. */
export function writeCode(sheet: Sheet, { link, text, alt }: PdfCode): void {
  const { doc, type, looks, root, left, width } = sheet
  const modules = encodeQR(link, 'raw', { ecc: 'low', border: 1 })
  makeRoom(sheet, codeHeight)
  const y = sheet.at() + 4
  const unit = side / modules.length
  const figure = doc.struct('Figure', { alt }, () => {
    modules.forEach((row, line) =>
      row.forEach((isDark, column) => {
        if (isDark) doc.rect(left + column * unit, y + line * unit, unit, unit)
      }),
    )
    doc.fill('#000000')
  })
  const beside = { x: left + side + 22, y, width: width - side - 22 }
  const height = type.heightOf(text, beside.width, looks.paragraph)
  root.add(figure)
  root.add(doc.struct('P', {}, () => type.draw(text, beside, looks.paragraph)))
  doc.link(beside.x, beside.y, beside.width, height, link)
  doc.link(left, y, side, side, link)
  sheet.moveDown(4 + side + 12)
}
