import type { Attachment } from '../../platform/mail/letter.ts'
import { paperOf } from '../../platform/pdf/paper.ts'
import type { PdfPart } from '../../platform/pdf/pdf.ts'
import { writePdf } from '../../platform/pdf/write-pdf.ts'
import { unmarked } from '../in-english.ts'
import { pdfLookOf } from '../letterhead.ts'
import { wordsOf } from '../letter-words.ts'
import { confirmationContent, type ConfirmationLetter } from './letter.ts'

/** What the letter says, as a document to keep and to show: the same facts in the same order. */
export async function confirmationDocument(letter: ConfirmationLetter, now: Date): Promise<Attachment> {
  const { locale, letterhead, reservation, reservationCode } = letter
  const say = wordsOf(letter)
  const { subject, sections, help } = confirmationContent(letter)
  const parts: readonly PdfPart[] = [
    { kind: 'title', text: subject },
    ...sections.flatMap(({ title, facts = [], figures = [], paragraphs = [] }): readonly PdfPart[] => [
      { kind: 'heading', text: title },
      { kind: 'facts', rows: facts },
      { kind: 'figures', rows: figures },
      ...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const),
    ]),
    { kind: 'paragraph', text: help },
  ]
  const content = await writePdf({
    lang: locale,
    title: unmarked(subject),
    paper: paperOf(reservation.market.countryCode),
    mark: letterhead.displayName,
    ...pdfLookOf(letterhead),
    parts: parts.map(inEnglishToo),
    footer: letterhead.footer.legalName,
    createdAt: now,
  })
  const filename = `${unmarked(say('letter-confirmation.document'))}-${reservationCode}.pdf`
  return { filename, contentType: 'application/pdf', content }
}

/** Without the marks of sentences that the letter's language lacks: a document has one language. */
function inEnglishToo(part: PdfPart): PdfPart {
  if (part.kind === 'table') return part
  if (part.kind !== 'facts' && part.kind !== 'figures') return { ...part, text: unmarked(part.text) }
  return {
    ...part,
    rows: part.rows.map(({ label, text }) => ({ label: unmarked(label), text: unmarked(text) })),
  }
}
