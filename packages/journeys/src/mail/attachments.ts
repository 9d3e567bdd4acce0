import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Email } from 'postal-mime'

/** What is attached to a letter, by its type. */
export function attached({ attachments }: Email, type: string): Buffer {
  const file = attachments.find(({ mimeType }) => mimeType === type)
  if (!file) throw new Error(`The letter has no ${type}`)
  return Buffer.from(file.content as ArrayBuffer)
}

/** The text of a PDF, page by page. */
export async function textOfPdf(content: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(content), useSystemFonts: false, verbosity: 0 })
  const pdf = await task.promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  await task.destroy()
  return texts.join(' ')
}

/** The lines of a calendar file, those that were folded in one piece. */
export const linesOfCalendar = (content: Buffer): readonly string[] =>
  content
    .toString('utf8')
    .replaceAll(/\r?\n /g, '')
    .split(/\r?\n/)
