import { describe, expect, test } from 'vitest'
import { paths } from '../paths.ts'
import type { UpgradeDraft } from '../state/upgrade-draft.ts'
import { sendTo } from './guarded.ts'
import { requireUpgradableRooms } from './require-upgradable-rooms.ts'
import { requireUpgradeDraft } from './require-upgrade-draft.ts'

const whole = {
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
  showsPropertyCurrency: false,
  bookingId: 4711,
} satisfies UpgradeDraft
const fields = Object.keys(whole) as (keyof UpgradeDraft)[]

describe('the upgrade guard', () => {
  test('a whole draft passes', () => {
    expect(requireUpgradeDraft(whole).kind).toBe('passed')
  })

  test('no draft goes to Reservations', () => {
    expect(requireUpgradeDraft(undefined)).toEqual(sendTo(paths.reservation))
  })

  test.each(fields)('a draft without %s goes to Reservations', (field) => {
    const { [field]: _, ...rest } = whole
    expect(requireUpgradeDraft(rest)).toEqual(sendTo(paths.reservation))
  })

  test.each<[keyof UpgradeDraft, unknown]>([
    ['reservationCode', ''],
    ['roomIds', []],
    ['rooms', []],
    ['nights', 0],
    ['bookingId', null],
  ])('a draft whose %s is %j goes to Reservations', (field, value) => {
    expect(requireUpgradeDraft({ ...whole, [field]: value })).toEqual(sendTo(paths.reservation))
  })
})

describe('the upgrade payment guard', () => {
  test('every room with rate plan and room type passes', () => {
    expect(requireUpgradableRooms(whole).kind).toBe('passed')
  })

  test.each([
    ['ratePlanId', { roomId: 12, roomTypeId: 7 }],
    ['roomTypeId', { roomId: 12, ratePlanId: 190 }],
  ])('one room without %s goes back to RoomUpgrade', (_, room) => {
    const rooms = [...whole.rooms, room]
    expect(requireUpgradableRooms({ ...whole, rooms })).toEqual(sendTo(paths.roomUpgrade))
  })

  test('an incomplete draft goes to Reservations first', () => {
    expect(requireUpgradableRooms({ ...whole, market: '' })).toEqual(sendTo(paths.reservation))
  })
})
