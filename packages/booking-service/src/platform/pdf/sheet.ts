import PDFDocument from 'pdfkit'
import { loadFonts } from './font-files.ts'
import type { Pdf, PdfLook } from './pdf.ts'
import { type TextLook, typesetter } from './typesetter.ts'

const margin = 54
const bandHeight = 76

/** How the texts of a document are set. */
const looksOf = (look: PdfLook) =>
  ({
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
  }) as const satisfies Record<string, TextLook>

/** A part of the tree a document is read aloud by. */
export type Structure = PDFKit.PDFStructureElement

// What the library takes, and its types do not say.
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** What a head of a table names. */
      scope?: 'Row' | 'Column'
      /** Where a figure is, from the upper left corner of the page. */
      bbox?: [number, number, number, number]
    }
    interface AnnotationOption {
      /** The part of the tree that what is pressed belongs to. */
      structParent?: Structure
    }
  }
}

/** The pages of a document while it is written, from the top down, and what they have in common. */
export type Sheet = Awaited<ReturnType<typeof openSheet>>

/** Opens a document, with the band of its owner above the first page. */
export async function openSheet({ lang, title, paper, mark, look, fonts, footer, createdAt }: Pdf) {
  const [display, text, strong] = await Promise.all([
    loadFonts(fonts.display, 400),
    loadFonts(fonts.text, 400),
    loadFonts(fonts.strong, 600),
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
  const looks = looksOf(look)
  const { width: pageWidth, height: pageHeight } = doc.page
  const width = pageWidth - 2 * margin
  const bottom = pageHeight - margin - 24
  const root = doc.struct('Document', { title, lang })
  doc.addStructure(root)
  let y = bandHeight + 34

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

  artifact(() => {
    doc.rect(0, 0, pageWidth, bandHeight).fill(look.stage)
    doc.rect(0, bandHeight, pageWidth, 2).fill(look.accent)
  })
  root.add(doc.struct('P', {}, () => type.draw(mark, { x: margin, y: 24, width }, looks.mark)))

  return {
    doc,
    type,
    looks,
    look,
    root,
    left: margin,
    width,
    /** The height that the parts of a whole page have. */
    pageHeight: bottom - margin,
    /** Where the next part begins. */
    at: () => y,
    moveDown: (height: number) => void (y += height),
    hasRoomFor: (height: number): boolean => y + height <= bottom,
    newPage: () => {
      doc.addPage()
      y = margin
    },
    /** What is drawn and not read aloud. */
    artifact,
    rule: (color: string, thickness = 0.6) =>
      artifact(() => {
        doc.rect(margin, y, width, thickness).fill(color)
      }),
    close: (): Promise<Buffer> => {
      writeFeet()
      root.end()
      doc.end()
      return written
    },
  }
}

/** A new page, unless so much still fits on this one. */
export function makeRoom({ hasRoomFor, newPage }: Sheet, height: number): void {
  if (!hasRoomFor(height)) newPage()
}

function collected(doc: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
}
