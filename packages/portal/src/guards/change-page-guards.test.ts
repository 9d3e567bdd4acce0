import { describe, expect, test } from 'vitest'
import { changePurposes } from '@veranda/domain'
import { changeFlow, type ChangePlace } from '../change-flows.ts'
import { paths } from '../paths.ts'
import { sendTo } from './guarded.ts'
import { type ChangeDrafts, requireChangePage } from './require-change-page.ts'

const nothing: ChangeDrafts = {
  upgrade: undefined,
  extraGuests: undefined,
  payment: undefined,
  cameFrom: undefined,
}
const upgrade = {
  reservationCode: 'VRD-101A-P',
  roomIds: [11],
  arrival: '2027-03-14',
  departure: '2027-03-20',
  market: 'US',
  propertyCode: 'PCB',
  propertyName: 'Palace Bay',
  beds: '1 king',
  guests: 2,
  nights: 6,
  rooms: [{ roomId: 11, ratePlanId: 190, roomTypeId: 7 }],
  guestCurrency: 'USD',
  propertyCurrency: 'USD',
  showsPropertyCurrency: true,
  bookingId: 4711,
}
const payment = {
  creditCard: { reservationCode: 'VRD-101A-P' },
  terms: {
    currency: 'USD',
    country: 'US',
    language: 'EN',
    market: 'US',
    property: 'PCB',
    paymentMethod: '1',
  },
  conditions: { language: 'EN', arrival: '2027-03-14', ratePlanIds: [190] },
  currency: 'USD',
  total: 120_000,
}
const extraGuests = [{ roomId: 11, guests: { adults: 1, teens: 0, kids: 0, infants: 0 } }]
const roomsWithoutType = [{ roomId: 11, ratePlanId: 190 }]

function placeAt(path: string): ChangePlace {
  for (const page of ['start', 'payment', 'done'] as const) {
    const [first, ...others] = changePurposes.filter((purpose) => changeFlow(purpose)[page] === path)
    if (first) return { page, purposes: [first, ...others] }
  }
  throw new Error('No page of a change')
}

function answerAt(path: string, drafts: Partial<ChangeDrafts>) {
  return requireChangePage(placeAt(path), { ...nothing, ...drafts })
}

describe('what must be known before a page of a change', () => {
  test.each([
    '/update/dates',
    '/room/guests',
    '/room/add',
    '/services',
    '/options',
    '/update/done',
    '/upgrade/done',
  ])('%s asks for nothing', (path) => expect(answerAt(path, {}).kind).toBe('passed'))

  test.each(['/update/payment', '/room/add/payment', '/services/payment', '/options/payment'])(
    '%s asks for everything a payment names',
    (path) => {
      expect(answerAt(path, {})).toEqual(sendTo(paths.reservation))
      expect(answerAt(path, { cameFrom: '/services' })).toEqual(sendTo('/services'))
      expect(answerAt(path, { payment }).kind).toBe('passed')
    },
  )

  test('/upgrade/room asks for the reservation to upgrade', () => {
    expect(answerAt('/upgrade/room', {})).toEqual(sendTo(paths.reservation))
    expect(answerAt('/upgrade/room', { upgrade }).kind).toBe('passed')
  })

  test('/upgrade/payment asks for a plan and a type of every room first', () => {
    const halfChosen = { ...upgrade, rooms: roomsWithoutType }
    expect(answerAt('/upgrade/payment', { upgrade: halfChosen, payment })).toEqual(sendTo('/upgrade/room'))
    expect(answerAt('/upgrade/payment', { payment })).toEqual(sendTo(paths.reservation))
    expect(answerAt('/upgrade/payment', { upgrade, cameFrom: '/upgrade/room' })).toEqual(
      sendTo('/upgrade/room'),
    )
    expect(answerAt('/upgrade/payment', { upgrade, payment }).kind).toBe('passed')
  })

  test('/room/payment asks for guests who join', () => {
    expect(answerAt('/room/payment', { payment })).toEqual(sendTo(paths.reservation))
    expect(answerAt('/room/payment', { payment, extraGuests }).kind).toBe('passed')
  })

  test('a payment page whose change was just made leads on to what was done, not back', () => {
    expect(answerAt('/upgrade/payment', { made: 'upgrade-room' }).kind).toBe('passed')
    expect(answerAt('/room/payment', { made: 'add-guests' }).kind).toBe('passed')
    expect(answerAt('/room/payment', { made: 'upgrade-room' })).toEqual(sendTo(paths.reservation))
    expect(answerAt('/upgrade/room', { made: 'upgrade-room' })).toEqual(sendTo(paths.reservation))
  })

  test('the ways of the comparison share their pages', () => {
    expect(placeAt('/options/payment')).toEqual({
      page: 'payment',
      purposes: ['variant-1', 'variant-2', 'variant-3'],
    })
  })
})
