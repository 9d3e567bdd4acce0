import { aCancelQuote, aReservation, theReasons } from '@veranda/domain/fixtures'
import type { AllowedAction } from '@veranda/domain'
import { describe, expect, test } from 'vitest'
import type { CancellationDraft } from '../../state/cancellation-draft.ts'
import { type Details, offerOf, pageBefore, pageFor } from './details-steps.ts'

const details = (draft: CancellationDraft, actions: readonly AllowedAction[] = open): Details => ({
  tree: theReasons,
  draft,
  quote: aCancelQuote(),
  reservation: { ...aReservation(), actions },
})
const open: readonly AllowedAction[] = [{ name: 'change-dates', allowed: true }]
const closed: readonly AllowedAction[] = [
  { name: 'change-dates', allowed: false, reason: 'not-every-room-refundable' },
]
/** Six days before arrival: two nights are kept. */
const costly = '2027-03-08T12:00:00Z'
const leafOf = (code: string) => {
  const found = theReasons.find((reason) => reason.code === code)
  if (!found) throw new Error(`No reason ${code}`)
  return found
}

describe('a page of the details stands where it has something to ask', () => {
  test.each<[string, CancellationDraft, 1 | 2 | 3, ReturnType<typeof pageFor>]>([
    ['no reason yet', {}, 3, 'reason'],
    ['a reason that is no longer on the list', { answers: { first: 'gone' } }, 1, 'reason'],
    ['nothing to ask: straight to the last look', { answers: { first: 'weather' } }, 1, 3],
    ['a follow-up question', { answers: { first: 'family-death' } }, 1, 1],
    ['its answer is missing', { answers: { first: 'family-death' } }, 3, 1],
    ['free text is wanted', { answers: { first: 'other' } }, 1, 2],
    ['free text is missing', { answers: { first: 'other', otherReason: '  ' } }, 3, 2],
    ['free text is given', { answers: { first: 'other', otherReason: 'A move' } }, 3, 3],
    ['an offer is open', { answers: { first: 'keep-credit' } }, 3, 2],
    ['an offer was declined', { answers: { first: 'keep-credit' }, offer: 'declined' }, 3, 3],
  ])('%s', (_, draft, asked, page) => {
    expect(pageFor(asked, details(draft))).toBe(page)
  })

  test.each<[string, CancellationDraft, 1 | 2 | 3, ReturnType<typeof pageFor>]>([
    ['the team decides', { answers: { first: 'wedding' } }, 1, 2],
    ['a waiver is offered', { answers: { first: 'weather' } }, 3, 2],
    ['a waiver without a document', { answers: { first: 'weather' }, offer: 'waiver' }, 3, 2],
    ['a waiver was declined', { answers: { first: 'weather' }, offer: 'declined' }, 3, 3],
  ])('where cancelling costs something: %s', (_, draft, asked, page) => {
    expect(pageFor(asked, { ...details(draft), quote: aCancelQuote({ at: costly }) })).toBe(page)
  })

  test.each(['wedding', 'weather', 'health'])(
    'where it is free nothing more is asked, whatever the reason: %s',
    (first) => {
      expect(pageFor(2, details({ answers: { first } }))).toBe(3)
    },
  )

  test('other dates are only offered where dates can be changed', () => {
    const draft = { answers: { first: 'reschedule' } }
    expect(pageFor(1, details(draft))).toBe(2)
    expect(pageFor(1, details(draft, closed))).toBe(3)
    expect(offerOf(leafOf('reschedule'), details(draft, closed))).toBeUndefined()
  })

  test.each<[CancellationDraft, 1 | 2 | 3, ReturnType<typeof pageBefore>]>([
    [{ answers: { first: 'weather' } }, 3, 'reason'],
    [{ answers: { first: 'other' } }, 3, 2],
    [{ answers: { first: 'other' } }, 2, 'reason'],
    [{ answers: { first: 'family-death', second: 'family-death-close' } }, 2, 1],
  ])('Back from %j, page %s', (draft, page, before) => {
    expect(pageBefore(page, details(draft))).toBe(before)
  })
})
