import { describe, expect, test } from 'vitest'
import { paths } from '../paths.ts'
import type { CancellationAnswers, CancellationDraft } from '../state/cancellation-draft.ts'
import { type Guarded, pass, sendTo } from './guarded.ts'
import { requireCancellationDraft } from './require-cancellation-draft.ts'
import { requireCancellationPage } from './require-cancellation-page.ts'

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
