import type { Stay } from '@veranda/domain'
import { type CancellingLetter, roomsIn } from '../cancelling-letter.ts'
import { factLetter } from '../fact-letter.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { wordsOf } from '../letter-words.ts'
import { stayFacts } from '../stay-facts.ts'

/** The letter that confirms a request, and says that everything stays booked until it is decided. */
export function underReviewLetter(letter: CancellingLetter): Promise<LetterContent> {
  const { locale, letterhead, helpPhone, link, rooms } = letter
  const say = wordsOf(letter)
  return factLetter({
    locale,
    letterhead,
    helpPhone,
    subject: say('letter-under-review.subject'),
    greeting: say('letter.greeting'),
    sentence: say('letter-under-review.sentence', { rooms: rooms.length }),
    facts: [{ label: say('letter-under-review.rooms'), text: roomsIn(say, rooms) }],
    paragraphs: [say('letter-under-review.until-then')],
    button: { href: link, label: say('letter.open-reservation') },
    help: say('letter-cancelled.help'),
    closing: say('letter.closing'),
  })
}

export type StoredLetter = CancellingLetter & { readonly stay: Stay }

/** The letter about a declined request: what stays booked, that no money moved, and how to go on. */
export function reviewDeclinedLetter(letter: StoredLetter): Promise<LetterContent> {
  const say = wordsOf(letter)
  return storedLetter(letter, {
    subject: say('letter-review-declined.subject'),
    sentence: say('letter-review-declined.sentence', { rooms: letter.rooms.length }),
    goOn: say('letter-review-declined.go-on'),
    help: say('letter-review-declined.help'),
  })
}

/** The letter about a withdrawn request; like the one about a declined request. */
export function reviewWithdrawnLetter(letter: StoredLetter): Promise<LetterContent> {
  const say = wordsOf(letter)
  return storedLetter(letter, {
    subject: say('letter-review-withdrawn.subject'),
    sentence: say('letter-review-withdrawn.sentence', { rooms: letter.rooms.length }),
    goOn: say('letter-review-withdrawn.go-on'),
    help: say('letter-cancelled.help'),
  })
}

type Ending = Readonly<Record<'subject' | 'sentence' | 'goOn' | 'help', string>>

function storedLetter(letter: StoredLetter, { goOn, ...ending }: Ending): Promise<LetterContent> {
  const { locale, letterhead, helpPhone, link, rooms, stay } = letter
  const say = wordsOf(letter)
  return factLetter({
    ...ending,
    locale,
    letterhead,
    helpPhone,
    greeting: say('letter.greeting'),
    facts: [
      { label: say('letter-under-review.rooms'), text: roomsIn(say, rooms) },
      ...stayFacts(locale, stay, say),
    ],
    paragraphs: [say('letter-review-declined.nothing-moved'), goOn],
    button: { href: link, label: say('letter.open-reservation') },
    closing: say('letter.closing'),
  })
}
