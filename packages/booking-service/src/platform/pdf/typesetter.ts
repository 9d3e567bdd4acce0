import type PDFDocument from 'pdfkit'

/** What a typeface is for. */
export type FontRole = 'display' | 'text' | 'strong'

export type TextLook = {
  readonly role: FontRole
  readonly size: number
  readonly color: string
  /** Lines apart, in sizes. */
  readonly leading?: number
  readonly align?: 'start' | 'end'
}

type Place = { readonly x: number; readonly y: number; readonly width: number }
type Run = { readonly font: string; readonly text: string }
/** What the library knows of the font in use, and its types do not say. */
type Outlines = { readonly font: { readonly hasGlyphForCodePoint: (point: number) => boolean } }

/** The fonts of each role, the first the one that is meant. */
export type Faces = Readonly<Record<FontRole, readonly Buffer[]>>

/** Fonts as the library has opened them: it takes one as it is, and opening them takes longer than setting a page. */
const opened = new WeakMap<Buffer, object>()

const outlinesOf = (doc: object): Outlines => Reflect.get(doc, '_font') as Outlines

const letter = /\p{L}/u

/** Figures as tall as capitals: of old-style ones the 1 of a reservation’s number reads as an I. */
const lining = () => ({ features: ['lnum' as const] })

/**
 * Sets text in typefaces that come in parts: each sign in the first font that has it. A sign that none has is left out, or if
 * it is a letter of a name, a question mark stands for it: nothing breaks, and nobody reads a box.
 */
export function typesetter(doc: InstanceType<typeof PDFDocument>, faces: Faces) {
  // The library opens a font anew at every use of a second name for it, so each has one name.
  const named: { readonly name: string; readonly font: Buffer }[] = []
  const registered = (role: FontRole): readonly string[] =>
    faces[role].map((font, index) => {
      const before = named.find((one) => one.font.equals(font))
      if (before) return before.name
      const name = `${role}-${index}`
      // Its types know only of files.
      doc.registerFont(name, (opened.get(font) ?? font) as Buffer)
      named.push({ name, font })
      return name
    })
  const names: Record<FontRole, readonly string[]> = {
    display: registered('display'),
    text: registered('text'),
    strong: registered('strong'),
  }
  const outlinesIn = (name: string): Outlines['font'] => {
    const { font: outlines } = outlinesOf(doc.font(name))
    const font = named.find((one) => one.name === name)?.font
    if (font) opened.set(font, outlines)
    return outlines
  }
  const known = new Map<string, string | undefined>()

  const fontFor = (sign: string, role: FontRole): string | undefined => {
    const key = `${role} ${sign}`
    if (!known.has(key))
      known.set(
        key,
        names[role].find((name) => outlinesIn(name).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
      )
    return known.get(key)
  }

  function runsOf(text: string, role: FontRole): readonly Run[] {
    const runs: { font: string; text: string }[] = []
    for (const each of text.normalize('NFC')) {
      const sign = /\s/.test(each) ? ' ' : each
      const font = fontFor(sign, role)
      const shown = font === undefined ? (letter.test(sign) ? '?' : '') : sign
      if (shown === '') continue
      const last = runs.at(-1)
      const inFont = font ?? last?.font ?? names[role][0] ?? ''
      if (last?.font === inFont) last.text += shown
      else runs.push({ font: inFont, text: shown })
    }
    return runs
  }

  // A table says the same sums and words again and again, and every text is measured before it is drawn.
  const widths = new Map<string, number>()
  const widthOfRun = ({ font, text }: Run, size: number): number => {
    const key = `${font} ${size} ${text}`
    const width = widths.get(key) ?? doc.font(font).fontSize(size).widthOfString(text, lining())
    widths.set(key, width)
    return width
  }
  const widthOf = (runs: readonly Run[], size: number): number =>
    runs.reduce((sum, run) => sum + widthOfRun(run, size), 0)
  const measured = (text: string, { role, size }: TextLook) => widthOf(runsOf(text, role), size)

  /** A word of which no sign is shown leaves no gap either. */
  const wordsOf = (paragraph: string, role: FontRole): readonly string[] =>
    paragraph.split(/[ \t]+/).filter((word) => runsOf(word, role).length > 0)

  /**
   * Broken between words; a word longer than its line, such as an address, between letters. A line after which the next word
   * begins ends with a space: read aloud and copied, the words of two lines would be one without it.
   */
  function linesOf(text: string, width: number, look: TextLook): readonly string[] {
    const paragraphs = text.split('\n')
    return paragraphs.flatMap((paragraph, index) => {
      const end = index < paragraphs.length - 1 ? ' ' : ''
      const lines: string[] = []
      let line = ''
      for (const word of wordsOf(paragraph, look.role)) {
        const longer = line === '' ? word : `${line} ${word}`
        if (measured(longer, look) <= width) {
          line = longer
          continue
        }
        if (line !== '') lines.push(`${line} `)
        line = ''
        for (const sign of word) {
          if (line !== '' && measured(line + sign, look) > width) {
            lines.push(line)
            line = ''
          }
          line += sign
        }
      }
      return line === '' ? lines : [...lines, `${line}${end}`]
    })
  }

  const lineHeight = ({ size, leading = 1.45 }: TextLook): number => size * leading

  return {
    heightOf: (text: string, width: number, look: TextLook): number =>
      linesOf(text, width, look).length * lineHeight(look),
    draw: (text: string, { x, y, width }: Place, look: TextLook): void => {
      const { role, size, color, align } = look
      linesOf(text, width, look).forEach((line, index) => {
        const runs = runsOf(line, role)
        let left = align === 'end' ? x + width - measured(line.trimEnd(), look) : x
        for (const { font, text: piece } of runs) {
          doc.font(font).fontSize(size).fillColor(color)
          doc.text(piece, left, y + index * lineHeight(look), { ...lining(), lineBreak: false })
          left += widthOfRun({ font, text: piece }, size)
        }
      })
    },
  }
}
