import PDFDocument from 'pdfkit'
import encodeQR from 'qr'
import { type FontFiles, loadFonts } from './font-files.ts'
import type { Paper } from './paper.ts'
import { type TextLook, typesetter } from './typesetter.ts'

/** Colours of a document, on white paper. */
type PdfLook = {
  readonly ink: string
  readonly inkMuted: string
  readonly line: string
  readonly accent: string
  readonly stage: string
  readonly onStage: string
}

type PdfRow = { readonly label: string; readonly text: string }

/** What a document is made of, in the order it is read. */
export type PdfPart =
  | { readonly kind: 'title' | 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly PdfRow[] }
  /** Amounts below each other: the last is what they come to. */
  | { readonly kind: 'figures'; readonly rows: readonly PdfRow[] }
  /** Columns of figures under their heads; the first of each row names it, and the foot is what they come to. */
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly foot: readonly string[]
    }
  /** A code to scan, and the link it holds; `alt` is read aloud in its place. */
  | { readonly kind: 'code'; readonly link: string; readonly text: string; readonly alt: string }

type Table = Extract<PdfPart, { readonly rows: readonly PdfRow[] }>

export type Pdf = {
  /** The language it is read aloud in. */
  readonly lang: string
  readonly title: string
  readonly paper: Paper
  /** Whose document it is: said above the rest. */
  readonly mark: string
  readonly look: PdfLook
  readonly fonts: { readonly display: FontFiles; readonly text: FontFiles; readonly strong: FontFiles }
  readonly parts: readonly PdfPart[]
  /** At the foot of every page. */
  readonly footer: string
  readonly createdAt: Date
}

const margin = 54
const bandHeight = 76
/** The heads of a table with the first of its rows: what stands below a heading on the same page. */
const headAndFirstRow = 64
const codeSide = 156

/**
 * Writes a document that can be read aloud: a tree of headings, paragraphs and rows in reading order, its language and title,
 * text that can be selected, fonts embedded. Letters and receipts are written here.
 */
export async function writePdf(pdf: Pdf): Promise<Buffer> {
  const { lang, title, paper, mark, look, footer, createdAt } = pdf
  const parts = pdf.parts.filter((part) => !('rows' in part) || part.rows.length > 0)
  const [display, text, strong] = await Promise.all([
    loadFonts(pdf.fonts.display, 400),
    loadFonts(pdf.fonts.text, 400),
    loadFonts(pdf.fonts.strong, 600),
  ])
  const doc = new PDFDocument({
    size: paper,
    margin: 0,
    lang,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    // How many pages there are is written at the foot of each.
    bufferPages: true,
    // None from the beginning: the library's own would not be embedded, and one of ours would be opened anew at each use.
    font: '',
    info: { Title: title, Author: mark, CreationDate: createdAt, ModDate: createdAt },
  })
  const written = collected(doc)
  const type = typesetter(doc, { display, text, strong })
  const { width: pageWidth, height: pageHeight } = doc.page
  const width = pageWidth - 2 * margin
  const bottom = pageHeight - margin - 24
  const looks = {
    mark: { role: 'display', size: 22, color: look.onStage },
    title: { role: 'display', size: 21, color: look.ink, leading: 1.3 },
    heading: { role: 'display', size: 14.5, color: look.ink, leading: 1.3 },
    paragraph: { role: 'text', size: 10.5, color: look.ink },
    label: { role: 'text', size: 9.5, color: look.inkMuted },
    footer: { role: 'text', size: 8.5, color: look.inkMuted },
    sum: { role: 'strong', size: 10.5, color: look.ink },
    head: { role: 'strong', size: 8.5, color: look.inkMuted, leading: 1.25 },
    cell: { role: 'text', size: 9, color: look.ink, leading: 1.3 },
    total: { role: 'strong', size: 9, color: look.ink, leading: 1.3 },
  } as const satisfies Record<string, TextLook>
  const root = doc.struct('Document', { title, lang })
  doc.addStructure(root)
  let y = 0

  const artifact = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }
  const writeFeet = () => {
    const { count } = doc.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page)
      doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
      const foot = { x: margin, y: pageHeight - margin, width }
      type.draw(footer, foot, looks.footer)
      if (count > 1) type.draw(`${page + 1} / ${count}`, foot, { ...looks.footer, align: 'end' })
      doc.endMarkedContent()
    }
  }
  const makeRoom = (height: number) => {
    if (y + height <= bottom) return
    doc.addPage()
    y = margin
  }
  const rule = (at: number, color: string, thickness = 0.6) =>
    artifact(() => {
      doc.rect(margin, at, width, thickness).fill(color)
    })

  const block = (tag: string, words: string, look: TextLook, after: number, together = 0) => {
    const height = type.heightOf(words, width, look)
    makeRoom(height + together)
    const at = y
    root.add(doc.struct(tag, {}, () => type.draw(words, { x: margin, y: at, width }, look)))
    y += height + after
  }

  /** How a row is set: label and text beside each other, the last of several amounts as their sum. */
  const rowOf = ({ kind, rows }: Table, index: number) => {
    const isFigures = kind === 'figures'
    const isSum = isFigures && index === rows.length - 1 && rows.length > 1
    const left = isFigures ? width * 0.6 : width * 0.32
    const rest = { x: margin + left + 14, width: width - left - 14 }
    const labelLook = isSum ? looks.sum : isFigures ? looks.paragraph : looks.label
    const wordsLook = isSum ? looks.sum : looks.paragraph
    const { label = '', text: words = '' } = rows[index] ?? {}
    const height =
      Math.max(type.heightOf(label, left, labelLook), type.heightOf(words, rest.width, wordsLook)) + 12
    return { label, words, left, rest, labelLook, wordsLook, isSum, isFigures, height }
  }
  const heightOfTable = (table: Table): number =>
    table.rows.reduce((sum, _, index) => sum + rowOf(table, index).height, 12)

  /** What of a part is not parted from what stands before it: amounts are read with their sum. */
  const leastOf = (part: PdfPart | undefined, next?: PdfPart): number => {
    switch (part?.kind) {
      case 'paragraph':
        return type.heightOf(part.text, width, looks.paragraph)
      case 'facts':
        return rowOf(part, 0).height
      case 'figures': {
        const whole = heightOfTable(part) + (next?.kind === 'paragraph' ? leastOf(next) : 0)
        return whole < (bottom - margin) * 0.7 ? whole : rowOf(part, 0).height
      }
      case 'table':
        return headAndFirstRow
      case 'code':
        return codeSide + 4
      case 'title':
      case 'heading':
      case undefined:
        return 0
    }
  }

  const table = (part: Table, next: PdfPart | undefined) => {
    const body = doc.struct('Table')
    root.add(body)
    makeRoom(leastOf(part, next))
    part.rows.forEach((_, index) => {
      const { label, words, left, rest, labelLook, wordsLook, isSum, isFigures, height } = rowOf(part, index)
      // A sentence that belongs to the rows does not stand alone on a page.
      const isLast = index === part.rows.length - 1
      makeRoom(height + (isLast && next?.kind === 'paragraph' ? 12 + leastOf(next) : 0))
      rule(y, isSum ? look.accent : look.line, isSum ? 1.2 : 0.6)
      const at = y + 6
      const cells = [
        doc.struct('TH', {}, () => type.draw(label, { x: margin, y: at, width: left }, labelLook)),
        doc.struct('TD', {}, () =>
          type.draw(words, { ...rest, y: at }, { ...wordsLook, align: isFigures ? 'end' : 'start' }),
        ),
      ]
      body.add(doc.struct('TR', {}, cells))
      y += height
    })
    body.end()
    y += 12
  }

  /** On every page the heads stand above their columns again; they are read aloud once. */
  const columns = ({ head, rows, foot }: Extract<PdfPart, { kind: 'table' }>) => {
    const gap = 8
    const named = width * (head.length > 4 ? 0.22 : 0.34)
    const each = (width - named) / Math.max(1, head.length - 1) - gap
    const placeOf = (index: number) =>
      index === 0
        ? { x: margin, width: named }
        : { x: margin + named + gap + (index - 1) * (each + gap), width: each }
    const heightOf = (cells: readonly string[], cellLook: TextLook) =>
      Math.max(...cells.map((cell, index) => type.heightOf(cell, placeOf(index).width, cellLook)))
    const drawCell = (cell: string, index: number, at: number, cellLook: TextLook) =>
      type.draw(cell, { ...placeOf(index), y: at }, { ...cellLook, align: index === 0 ? 'start' : 'end' })
    const body = doc.struct('Table')
    root.add(body)
    const drawRow = (cells: readonly string[], cellLook: TextLook, tags: (index: number) => string) => {
      const at = y + 5
      body.add(
        doc.struct(
          'TR',
          {},
          cells.map((cell, index) => doc.struct(tags(index), {}, () => drawCell(cell, index, at, cellLook))),
        ),
      )
      y += heightOf(cells, cellLook) + 10
    }
    const tagOf = (index: number) => (index === 0 ? 'TH' : 'TD')
    const headHeight = heightOf(head, looks.head) + 10
    makeRoom(headHeight + 40)
    drawRow(head, looks.head, () => 'TH')
    const rowOf = (cells: readonly string[], cellLook: TextLook, color: string, thickness: number) => {
      if (y + heightOf(cells, cellLook) + 10 > bottom) {
        makeRoom(bottom)
        artifact(() => head.forEach((cell, index) => drawCell(cell, index, y + 5, looks.head)))
        y += headHeight
      }
      rule(y, color, thickness)
      drawRow(cells, cellLook, tagOf)
    }
    for (const row of rows) rowOf(row, looks.cell, look.line, 0.6)
    rowOf(foot, looks.total, look.accent, 1.2)
    body.end()
    y += 12
  }

  /** Black on white whatever the brand, so that a camera reads it; beside it what it is for, with the same link. */
  const code = ({ link, text: words, alt }: Extract<PdfPart, { kind: 'code' }>) => {
    const modules = encodeQR(link, 'raw', { ecc: 'low', border: 1 })
    const side = codeSide
    makeRoom(side + 4)
    const at = y + 4
    const unit = side / modules.length
    const figure = doc.struct('Figure', { alt }, () => {
      modules.forEach((row, line) =>
        row.forEach((isDark, column) => {
          if (isDark) doc.rect(margin + column * unit, at + line * unit, unit, unit)
        }),
      )
      doc.fill('#000000')
    })
    const beside = { x: margin + side + 22, y: at, width: width - side - 22 }
    const height = type.heightOf(words, beside.width, looks.paragraph)
    root.add(figure)
    root.add(
      doc.struct('P', {}, () => {
        type.draw(words, beside, { ...looks.paragraph, color: look.ink })
      }),
    )
    doc.link(beside.x, beside.y, beside.width, height, link)
    doc.link(margin, at, side, side, link)
    y = at + side + 12
  }

  artifact(() => {
    doc.rect(0, 0, pageWidth, bandHeight).fill(look.stage)
    doc.rect(0, bandHeight, pageWidth, 2).fill(look.accent)
  })
  root.add(doc.struct('P', {}, () => type.draw(mark, { x: margin, y: 24, width }, looks.mark)))
  y = bandHeight + 34
  for (const [index, part] of parts.entries()) {
    const [next, afterNext] = parts.slice(index + 1)
    switch (part.kind) {
      case 'title':
        block('H1', part.text, looks.title, 12)
        break
      case 'heading':
        y += 8
        // A heading is not the last of a page.
        block('H2', part.text, looks.heading, 8, leastOf(next, afterNext) + 8)
        break
      case 'paragraph':
        block('P', part.text, looks.paragraph, 12)
        break
      case 'facts':
      case 'figures':
        table(part, next)
        break
      case 'table':
        columns(part)
        break
      case 'code':
        code(part)
        break
    }
  }
  writeFeet()
  root.end()
  doc.end()
  return written
}

function collected(doc: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
}
