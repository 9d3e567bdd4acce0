import type { FontFiles } from './font-files.ts'
import type { Paper } from './paper.ts'

/** Colours of a document, on white paper. */
export type PdfLook = {
  readonly ink: string
  readonly inkMuted: string
  readonly line: string
  readonly accent: string
  readonly stage: string
  readonly onStage: string
}

type PdfRow = { readonly label: string; readonly text: string }

export type PdfRows =
  | { readonly kind: 'facts'; readonly rows: readonly PdfRow[] }
  /** Amounts below each other: the last is their sum. */
  | { readonly kind: 'figures'; readonly rows: readonly PdfRow[] }

/** Columns of figures under their heads; the first of each row names it, and the foot has their sums. */
export type PdfTable = {
  readonly kind: 'table'
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly foot: readonly string[]
}

/** A code to scan, and the link it holds; `alt` is read aloud in its place. */
export type PdfCode = {
  readonly kind: 'code'
  readonly link: string
  readonly text: string
  readonly alt: string
}

/** What a document is made of, in the order it is read. */
export type PdfPart =
  | { readonly kind: 'title' | 'heading' | 'paragraph'; readonly text: string }
  | PdfRows
  | PdfTable
  | PdfCode

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
