import { aCancelQuote, aThreeRoomReservation, theReasons } from '@veranda/domain/fixtures'
import { describe, expect, test } from 'vitest'
import { paths } from '../paths.ts'
import type { CancellationAnswers, CancellationDraft } from '../state/cancellation-draft.ts'
import { type Guarded, pass, sendTo } from './guarded.ts'
import { requireCancellationDraft } from './require-cancellation-draft.ts'
import { requireCancellationPage } from './require-cancellation-page.ts'
import { requireCancellationTerms } from './require-cancellation-terms.ts'

const whole: CancellationDraft = {
  propertyCurrency: 'USD',
  reservationCode: 'VRD-101A-P',
  roomIds: [11],
  bookingId: 4711,
}

describe('the cancel guard', () => {
  test('a whole draft of a reservation that stands passes', () => {
    expect(requireCancellationDraft(whole, 'confirmed')).toEqual(pass(whole))
  })

  test.each<[string, CancellationDraft | undefined, 'confirmed' | 'cancelled']>([
    ['no draft', undefined, 'confirmed'],
    ['a reservation cancelled already', whole, 'cancelled'],
    ['no currency', { ...whole, propertyCurrency: '' }, 'confirmed'],
    ['no reservation code', { ...whole, reservationCode: undefined }, 'confirmed'],
    ['no rooms', { ...whole, roomIds: [] }, 'confirmed'],
    ['no booking', { ...whole, bookingId: 0 }, 'confirmed'],
  ])('%s goes to Reservations', (_, draft, status) => {
    expect(requireCancellationDraft(draft, status)).toEqual(sendTo(paths.reservation))
  })
})

describe('the page of the cancellation details', () => {
  test.each<[string | undefined, CancellationAnswers | undefined, Guarded<number>]>([
    ['1', undefined, pass(1)],
    ['2', { first: 'health' }, pass(2)],
    ['2', undefined, sendTo('/cancellation/details/1')],
    ['2', { first: '' }, sendTo('/cancellation/details/1')],
    ['3', { first: 'health', second: 'reschedule' }, pass(3)],
    ['3', { first: 'health' }, sendTo('/cancellation/details/2')],
    ['0', undefined, sendTo(paths.reservation)],
    ['4', { first: 'health', second: 'reschedule' }, sendTo(paths.reservation)],
    ['two', { first: 'health' }, sendTo(paths.reservation)],
    ['1.0', undefined, sendTo(paths.reservation)],
    [undefined, undefined, sendTo(paths.reservation)],
  ])('%s with answers %j', (page, answers, answer) => {
    expect(requireCancellationPage(page, answers)).toEqual(answer)
  })
})

describe('the page of the cancellation details, once the reasons are known', () => {
  test.each<[string, CancellationAnswers, Guarded<number>]>([
    ['3', { first: 'weather' }, pass(3)],
    ['3', { first: 'family-death' }, sendTo('/cancellation/details/2')],
    ['3', { first: 'family-death', second: 'family-death-close' }, pass(3)],
    ['3', { first: 'gone' }, sendTo('/cancellation/details/2')],
  ])('%s with answers %j', (page, answers, answer) => {
    expect(requireCancellationPage(page, answers, theReasons)).toEqual(answer)
  })
})

describe('reason and details', () => {
  const reservation = aThreeRoomReservation()
  const quote = aCancelQuote({ reservation, roomNumbers: [2] })
  const accepted: CancellationDraft = {
    ...whole,
    roomNumbers: [2],
    quote: JSON.stringify(quote),
    accepted: true,
  }

  test('come after a price that was accepted', () => {
    expect(requireCancellationTerms(accepted, reservation)).toEqual(pass(quote))
  })

  test.each<[string, CancellationDraft]>([
    ['no price', { ...accepted, quote: undefined }],
    ['a price another version wrote', { ...accepted, quote: '{"quoteId":"q"}' }],
    ['a price that was not accepted', { ...accepted, accepted: false }],
    ['no room chosen', { ...accepted, roomNumbers: [] }],
    ['a room that is gone', { ...accepted, roomNumbers: [2, 9] }],
  ])('%s goes back to what it costs', (_, draft) => {
    expect(requireCancellationTerms(draft, reservation)).toEqual(sendTo(paths.cancellationPolicies))
  })

  test('a reservation that may not be cancelled goes back to what it costs', () => {
    expect(requireCancellationTerms(accepted, { ...reservation, actions: [] })).toEqual(
      sendTo(paths.cancellationPolicies),
    )
  })
})
