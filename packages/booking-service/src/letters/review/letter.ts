import type { Stay } from '@veranda/domain'
import type { LetterMessageId } from '@veranda/messages/letters'
import { type CancellingLetter, roomsIn } from '../cancelling-letter.ts'
import { factLetter } from '../fact-letter.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import type { Fact } from '../letter-parts.ts'
import type { Say } from '../letter-words.ts'
import { stayFacts } from '../stay-facts.ts'

/** The letter that says a request was received, and that everything stays booked until it is decided. */
export const underReviewLetter = (letter: CancellingLetter): Promise<LetterContent> =>
  factLetter(letter, (say) => ({
    subject: say('letter-under-review.subject'),
    sentence: say('letter-under-review.sentence', { rooms: letter.rooms.length }),
    facts: [roomsFact(letter, say)],
    paragraphs: [say('letter-under-review.until-then')],
    help: say('letter-help.not-you'),
  }))

/** The letter that says the hotel would like to know something more. What it asks is read on the reservation. */
export const reviewQuestionLetter = (letter: CancellingLetter): Promise<LetterContent> =>
  factLetter(letter, (say) => ({
    subject: say('letter-review-question.subject'),
    sentence: say('letter-review-question.sentence', { rooms: letter.rooms.length }),
    facts: [roomsFact(letter, say)],
    paragraphs: [say('letter-review-question.how')],
    help: say('letter-help.not-you'),
  }))

export type StoredLetter = CancellingLetter & { readonly stay: Stay }

/** The letter that says the hotel declined a request: what stays booked, that no money moved, and how to go on. */
export const reviewDeclinedLetter = (letter: StoredLetter): Promise<LetterContent> =>
  storedLetter(letter, 'letter-review-declined', 'letter-review-declined.help')

/** The letter that says a guest took a request back: the same, by their own choice. */
export const reviewWithdrawnLetter = (letter: StoredLetter): Promise<LetterContent> =>
  storedLetter(letter, 'letter-review-withdrawn', 'letter-help.not-you')

const storedLetter = (
  letter: StoredLetter,
  words: 'letter-review-declined' | 'letter-review-withdrawn',
  help: LetterMessageId,
): Promise<LetterContent> =>
  factLetter(letter, (say) => ({
    subject: say(`${words}.subject`),
    sentence: say(`${words}.sentence`, { rooms: letter.rooms.length }),
    facts: [roomsFact(letter, say), ...stayFacts(letter.locale, letter.stay, say)],
    paragraphs: [say('letter-review-declined.nothing-moved'), say(`${words}.go-on`)],
    help: say(help),
  }))

const roomsFact = ({ rooms }: CancellingLetter, say: Say): Fact => ({
  label: say('letter-under-review.rooms'),
  text: roomsIn(say, rooms),
})
