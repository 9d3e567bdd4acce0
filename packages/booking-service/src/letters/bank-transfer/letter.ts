import { coverageOf, type Money, type PlainDate, type Stay } from '@veranda/domain'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { factLetter } from '../fact-letter.ts'
import { exactMoney, fullDate } from '../letter-formats.ts'
import type { Fact } from '../letter-parts.ts'
import type { GuestLetter, Say } from '../letter-words.ts'
import { type Outstanding, outstandingWords } from '../outstanding-words.ts'
import { bookedStay } from '../stay-facts.ts'

export type BankTransferKind =
  | 'bank-transfer-announced'
  | 'bank-transfer-reminder'
  | 'bank-transfer-withdrawn'
  | 'bank-transfer-lapsed'

type Payee = {
  readonly holder: string
  readonly bankName: string
  readonly bic: string
  readonly isIban: boolean
  /** As it is typed: an IBAN in groups of four. */
  readonly account: string
}

export type BankTransferLetter = GuestLetter & {
  readonly stay: Stay
  readonly amount: Money
  /** In groups of four. */
  readonly reference: string
  readonly dueBy: PlainDate
  readonly payee: Payee
}

const names = {
  'bank-transfer-announced': 'announced',
  'bank-transfer-reminder': 'reminder',
  'bank-transfer-withdrawn': 'withdrawn',
  'bank-transfer-lapsed': 'lapsed',
} as const satisfies Record<BankTransferKind, string>

/** Where the money goes and by when; or that it is no longer waited for. */
export function bankTransferLetter(
  letter: BankTransferLetter,
  kind: BankTransferKind,
): Promise<LetterContent> {
  const { locale, reservationCode, amount, dueBy } = letter
  const name = names[kind]
  const isAwaited = kind === 'bank-transfer-announced' || kind === 'bank-transfer-reminder'
  const values = { amount: exactMoney(locale, amount), date: fullDate(locale, dueBy) }
  return factLetter(letter, (say) => ({
    subject: say(`letter-bank-transfer.${name}-subject`),
    sentence: say(`letter-bank-transfer.${name}-sentence`, values),
    facts: [
      ...(isAwaited ? payeeFacts(letter, say) : []),
      { label: say('letter-stay.number'), text: reservationCode },
    ],
    figures: [{ label: say('letter-bank-transfer.amount'), text: values.amount }],
    paragraphs: [say(`letter-bank-transfer.${name}-note`, values)],
    help: say('letter-help.paying'),
  }))
}

const payeeFacts = ({ locale, payee, reference, dueBy }: BankTransferLetter, say: Say): readonly Fact[] => [
  { label: say('letter-bank-transfer.reference'), text: reference },
  { label: say('letter-bank-transfer.due'), text: fullDate(locale, dueBy) },
  { label: say('letter-bank-transfer.holder'), text: payee.holder },
  {
    label: say(payee.isIban ? 'letter-bank-transfer.iban' : 'letter-bank-transfer.account'),
    text: payee.account,
  },
  { label: say('letter-bank-transfer.bic'), text: payee.bic },
  { label: say('letter-bank-transfer.bank'), text: payee.bankName },
]

export type BankTransferReceivedLetter = GuestLetter &
  Outstanding & {
    readonly stay: Stay
    /** What arrived. */
    readonly amount: Money
    /** What was announced, where it was. */
    readonly announced?: Money | undefined
    /** What goes back to the guest. */
    readonly refunded: Money
  }

/** What arrived by bank transfer; what was missing or too much; and what is still to pay. */
export function bankTransferReceivedLetter(letter: BankTransferReceivedLetter): Promise<LetterContent> {
  const { locale, amount, announced, refunded, left } = letter
  const isShort = announced !== undefined && coverageOf(announced, amount) === 'under'
  return factLetter(letter, (say) => ({
    subject: say(isShort ? 'letter-bank-transfer.short-subject' : 'letter-bank-transfer.received-subject'),
    sentence: isShort
      ? say('letter-bank-transfer.short-sentence', {
          amount: exactMoney(locale, amount),
          announced: exactMoney(locale, announced),
        })
      : say('letter-bank-transfer.received-sentence', { amount: exactMoney(locale, amount) }),
    facts: bookedStay(letter, say),
    figures: [
      { label: say('letter-bank-transfer.received'), text: exactMoney(locale, amount) },
      ...(refunded.amount > 0
        ? [{ label: say('letter-bank-transfer.refunded'), text: exactMoney(locale, refunded) }]
        : []),
      ...(left.amount > 0 ? [{ label: say('letter-money.left'), text: exactMoney(locale, left) }] : []),
    ],
    paragraphs: [
      ...(refunded.amount > 0
        ? [say('letter-bank-transfer.refunded-note', { amount: exactMoney(locale, refunded) })]
        : []),
      outstandingWords(letter, say),
    ],
    help: say('letter-help.paying'),
  }))
}
