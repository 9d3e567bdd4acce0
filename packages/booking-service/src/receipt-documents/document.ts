import {
  cardSchemeName,
  type Locale,
  type PaidCard,
  type Receipt,
  type ReceiptFigure,
  type ReceiptKind,
  type ReceiptLine,
  type SignedReceipt,
  withCountryNamed,
} from '@veranda/domain'
import type { LetterMessageId } from '@veranda/messages/letters'
import { unmarked } from '../letters/in-english.ts'
import { exactMoney, signedMoney, fullDate, momentThere } from '../letters/letter-formats.ts'
import { type Letterhead, pdfLookOf } from '../letters/letterhead.ts'
import type { Attachment } from '../platform/mail/letter.ts'
import { paperOf } from '../platform/pdf/paper.ts'
import type { PdfPart } from '../platform/pdf/pdf.ts'
import { writePdf } from '../platform/pdf/write-pdf.ts'

export type ReceiptDocument = SignedReceipt & {
  readonly letterhead: Letterhead
  readonly locale: Locale
  /** Where the guest prints it. */
  readonly countryCode: string
  /** The site on which it can be verified. */
  readonly origin: string
}

type Words = {
  readonly title: LetterMessageId
  readonly amount: LetterMessageId
  readonly reference: LetterMessageId
}

const reverses = 'letter-receipt.reverses'

/** What each kind is called, what its amount is, and what the number it refers to is of. */
const wordsOf: Record<ReceiptKind, Words> = {
  'change-payment': {
    title: 'letter-receipt.change-payment',
    amount: 'letter-receipt.amount-paid',
    reference: reverses,
  },
  'balance-payment': {
    title: 'letter-receipt.balance-payment',
    amount: 'letter-receipt.amount-paid',
    reference: reverses,
  },
  'bank-transfer-payment': {
    title: 'letter-receipt.bank-transfer-payment',
    amount: 'letter-receipt.amount-paid',
    reference: reverses,
  },
  'payment-not-collected': {
    title: 'letter-receipt.payment-not-collected',
    amount: 'letter-receipt.amount-not-collected',
    reference: reverses,
  },
  refund: {
    title: 'letter-receipt.refund',
    amount: 'letter-receipt.amount-refunded',
    reference: 'letter-receipt.of-cancellation',
  },
  'refund-returned': {
    title: 'letter-receipt.refund-returned',
    amount: 'letter-receipt.amount-returned',
    reference: reverses,
  },
  'refund-by-hand': {
    title: 'letter-receipt.refund-by-hand',
    amount: 'letter-receipt.amount-refunded',
    reference: 'letter-receipt.of-cancellation',
  },
  'refund-withdrawn': {
    title: 'letter-receipt.refund-withdrawn',
    amount: 'letter-receipt.amount-withdrawn',
    reference: reverses,
  },
  cancellation: {
    title: 'letter-receipt.cancellation',
    amount: 'letter-receipt.amount-penalty',
    reference: 'letter-receipt.cancellation-number',
  },
  'cancellation-undone': {
    title: 'letter-receipt.cancellation-undone',
    amount: 'letter-receipt.amount-penalty-undone',
    reference: reverses,
  },
  credit: {
    title: 'letter-receipt.credit',
    amount: 'letter-receipt.amount-credit',
    reference: 'letter-receipt.credit-number',
  },
  'credit-withdrawn': {
    title: 'letter-receipt.credit-withdrawn',
    amount: 'letter-receipt.amount-credit-withdrawn',
    reference: 'letter-receipt.credit-number',
  },
}

const figureWords: Record<ReceiptFigure, LetterMessageId> = {
  price: 'letter-receipt.figure-price',
  paid: 'letter-receipt.figure-paid',
  refund: 'letter-receipt.figure-refund',
  credit: 'letter-receipt.figure-credit',
  outstanding: 'letter-receipt.figure-outstanding',
}

/**
 * A receipt as a document (PDF). The link of its code holds the signed form after the `#`, which a browser never sends to a
 * server.
 */
export async function receiptDocument(document: ReceiptDocument): Promise<Attachment> {
  const { receipt, signed, letterhead, locale, countryCode, origin } = document
  const words = letterhead.wordsIn(locale)
  const say: Say = (id, values) => unmarked(words(id, values))
  const title = say(wordsOf[receipt.kind].title)
  const link = `${origin}/receipt/verify#${signed}`
  const content = await writePdf({
    lang: locale,
    title: `${title} · ${receipt.number}`,
    paper: paperOf(countryCode),
    mark: letterhead.displayName,
    ...pdfLookOf(letterhead),
    parts: [
      { kind: 'title', text: title },
      { kind: 'facts', rows: factsOf(receipt, locale, say) },
      { kind: 'heading', text: say('letter-receipt.amounts') },
      { kind: 'figures', rows: figuresOf(receipt, locale, say) },
      ...besides(receipt, locale, say),
      { kind: 'heading', text: say('letter-receipt.verify-title') },
      {
        kind: 'code',
        link,
        text: say('letter-receipt.verify', { address: `${origin}/receipt/verify` }),
        alt: say('letter-receipt.code-alt'),
      },
    ],
    footer: letterhead.footer.legalName,
    createdAt: new Date(receipt.at),
  })
  const filename = `${say('letter-receipt.document')}-${receipt.number}.pdf`
  return { filename, contentType: 'application/pdf', content }
}

/** A document shows it as it is printed on the card, with dots; they are not read aloud. */
const cardText = ({ scheme, lastDigits }: PaidCard): string =>
  [cardSchemeName(scheme), lastDigits && `•••• ${lastDigits}`].filter(Boolean).join(' ')

type Say = (id: LetterMessageId, values?: Readonly<Record<string, string | number>>) => string
type Row = { readonly label: string; readonly text: string }

/** What the card of a receipt is, where nothing was paid with it. */
const cardLabels: Partial<Record<ReceiptKind, LetterMessageId>> = {
  refund: 'letter-receipt.card-refunded',
  credit: 'letter-receipt.card-originally',
  'credit-withdrawn': 'letter-receipt.card-originally',
}

function factsOf(receipt: Receipt, locale: Locale, say: Say): readonly Row[] {
  const { number, at, timeZone, reservationCode, issuer, card, reference, validUntil, kind } = receipt
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  const nameOf = (code: string) => regions.of(code)
  return [
    { label: say('letter.receipt'), text: number },
    { label: say('letter-receipt.at'), text: momentThere(say, locale, at, timeZone) },
    { label: say('letter-receipt.reservation'), text: reservationCode },
    {
      label: say('letter-receipt.issuer'),
      text: [issuer.name, issuer.society, withCountryNamed(issuer.address, nameOf)]
        .filter(Boolean)
        .join('\n'),
    },
    ...(card ? [{ label: say(cardLabels[kind] ?? 'letter-receipt.card'), text: cardText(card) }] : []),
    ...(reference ? [{ label: say(wordsOf[kind].reference), text: reference }] : []),
    ...(validUntil ? [{ label: say('letter-receipt.valid-until'), text: fullDate(locale, validUntil) }] : []),
  ]
}

function figuresOf({ kind, lines, amount }: Receipt, locale: Locale, say: Say): readonly Row[] {
  return [
    // Alone, what belongs to no room says no more than the amount.
    ...lines
      .filter(({ roomNumber }) => lines.length > 1 || roomNumber !== undefined)
      .map((line) => ({ label: lineText(line, say), text: exactMoney(locale, line.amount) })),
    { label: say(wordsOf[kind].amount), text: exactMoney(locale, amount) },
  ]
}

const lineText = ({ roomNumber }: ReceiptLine, say: Say): string =>
  roomNumber === undefined
    ? say('letter-receipt.line-whole')
    : say('letter-receipt.line-room', { room: roomNumber })

/** What else a cancellation did to the money, line by line: what was paid, less the fee, is what is refunded. */
function besides({ figures, amount: fee }: Receipt, locale: Locale, say: Say): readonly PdfPart[] {
  const lessFee = {
    label: say('letter-receipt.less-fee'),
    text: signedMoney(locale, { ...fee, amount: -fee.amount }),
  }
  const rows = figures.flatMap(({ what, amount }) => [
    { label: say(figureWords[what]), text: exactMoney(locale, amount) },
    ...(what === 'paid' && fee.amount > 0 ? [lessFee] : []),
  ])
  return rows.length === 0 ? [] : [{ kind: 'facts', rows }]
}
