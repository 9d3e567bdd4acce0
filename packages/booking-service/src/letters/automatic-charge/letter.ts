import { cardSchemeName, type DeclineReason, type Money, type PlainDate, type Stay } from '@veranda/domain'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { factLetter } from '../fact-letter.ts'
import { exactMoney, fullDate } from '../letter-formats.ts'
import type { GuestLetter, Say } from '../letter-words.ts'
import { bookedStay } from '../stay-facts.ts'

export type AutomaticChargeLetter = GuestLetter & {
  readonly stay: Stay
  readonly about: 'agreed' | 'made' | 'declined' | 'given-up'
  readonly card: { readonly scheme: string; readonly lastDigits: string }
  /** What is charged, or was. */
  readonly amount: Money
  /** Still to pay otherwise. */
  readonly left: Money
  /** The day of the next charge. */
  readonly on?: PlainDate | undefined
  readonly declined?: DeclineReason | undefined
}

/** The letter about an automatic charge: agreed, made, declined, or given up. */
export function automaticChargeLetter(letter: AutomaticChargeLetter): Promise<LetterContent> {
  const { locale, about, amount, left, card, on } = letter
  return factLetter(letter, (say) => {
    const values = {
      amount: exactMoney(locale, amount),
      scheme: cardSchemeName(card.scheme),
      digits: card.lastDigits,
      date: on ? fullDate(locale, on) : '',
      left: exactMoney(locale, left),
    }
    return {
      subject: say(`letter-automatic-charge.${about}-subject`, values),
      sentence: say(`letter-automatic-charge.${about}-sentence`, values),
      facts: [
        ...bookedStay(letter, say),
        {
          label: say('letter-automatic-charge.card'),
          text: say('letter-automatic-charge.ending-in', values),
        },
        ...(on ? [{ label: say('letter-automatic-charge.day'), text: values.date }] : []),
      ],
      figures: [
        ...(left.amount > 0 ? [{ label: say('letter-automatic-charge.left'), text: values.left }] : []),
        {
          label: say(amountLabels[about]),
          text: values.amount,
        },
      ],
      paragraphs: paragraphsOf(letter, say),
      help: say('letter-help.paying'),
    }
  })
}

const amountLabels = {
  agreed: 'letter-automatic-charge.amount',
  made: 'letter-money.paid',
  declined: 'letter-automatic-charge.amount',
  'given-up': 'letter-automatic-charge.not-charged',
} as const satisfies Record<AutomaticChargeLetter['about'], string>

function paragraphsOf({ about, declined, left }: AutomaticChargeLetter, say: Say): readonly string[] {
  const rest = left.amount > 0 ? [say('letter-automatic-charge.left-note')] : []
  switch (about) {
    case 'agreed':
      return [say('letter-automatic-charge.until-then'), ...rest]
    case 'made':
      return rest.length > 0 ? rest : [say('letter-money.all-paid')]
    case 'declined':
      return [why(declined, say), say('letter-automatic-charge.another-card'), ...rest]
    case 'given-up':
      return [why(declined, say), say('letter-automatic-charge.use-another-card'), ...rest]
  }
}

function why(declined: DeclineReason | undefined, say: Say): string {
  switch (declined) {
    case 'insufficient-funds':
    case 'card-expired':
    case 'not-proven':
    case 'card-not-taken':
      return say(`letter-automatic-charge.${declined}`)
    case 'refused':
    case 'wrong-security-code':
    case 'not-approved':
    case undefined:
      return say('letter-automatic-charge.no-reason')
  }
}
