import type { PdfTable } from './pdf.ts'
import { makeRoom, type Sheet } from './sheet.ts'
import type { TextLook } from './typesetter.ts'

const gap = 8
const roundCell = 10
/** The heads of a table with the first of its rows: what stands below a heading on the same page. */
export const headAndFirstRow = 64

type Line = { readonly cells: readonly string[]; readonly look: TextLook }

/** A table of figures. On every page the heads stand above their columns again; they are read aloud once. */
export function writeColumns(sheet: Sheet, { head, rows, foot }: PdfTable): void {
  const { doc, type, look, looks, root } = sheet
  const placeOf = columnsOf(sheet, head.length)
  const heightOf = ({ cells, look: of }: Line) =>
    Math.max(...cells.map((cell, index) => type.heightOf(cell, placeOf(index).width, of))) + roundCell
  const drawCell = (cell: string, index: number, y: number, of: TextLook) =>
    type.draw(cell, { ...placeOf(index), y }, { ...of, align: index === 0 ? 'start' : 'end' })
  const body = doc.struct('Table')
  root.add(body)
  const drawLine = (line: Line, scopeOf: (index: number) => 'Row' | 'Column' | undefined) => {
    const y = sheet.at() + roundCell / 2
    const cells = line.cells.map((cell, index) => {
      const scope = scopeOf(index)
      const draw = () => drawCell(cell, index, y, line.look)
      return scope ? doc.struct('TH', { scope }, draw) : doc.struct('TD', {}, draw)
    })
    body.add(doc.struct('TR', {}, cells))
    sheet.moveDown(heightOf(line))
  }
  const heads = { cells: head, look: looks.head }
  const headsAgain = () => {
    sheet.newPage()
    const y = sheet.at() + roundCell / 2
    sheet.artifact(() => head.forEach((cell, index) => drawCell(cell, index, y, heads.look)))
    sheet.moveDown(heightOf(heads))
  }
  const writeLine = (line: Line, color: string, thickness: number) => {
    if (!sheet.hasRoomFor(heightOf(line))) headsAgain()
    sheet.rule(color, thickness)
    drawLine(line, (index) => (index === 0 ? 'Row' : undefined))
  }

  makeRoom(sheet, heightOf(heads) + 40)
  drawLine(heads, () => 'Column')
  for (const cells of rows) writeLine({ cells, look: looks.cell }, look.line, 0.6)
  writeLine({ cells: foot, look: looks.total }, look.accent, 1.2)
  body.end()
  sheet.moveDown(12)
}

/** Where each column stands: the first is wider, the others share what is left. */
function columnsOf({ left, width }: Sheet, count: number) {
  const first = width * (count > 4 ? 0.22 : 0.34)
  const each = (width - first) / Math.max(1, count - 1) - gap
  return (index: number) =>
    index === 0
      ? { x: left, width: first }
      : { x: left + first + gap + (index - 1) * (each + gap), width: each }
}
