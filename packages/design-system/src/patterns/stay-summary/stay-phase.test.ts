import { aReservation } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { isGettingReady, stayPhase } from './stay-phase.ts'

test.each([
  ['13 days before', '2027-03-01T15:00:00Z', { kind: 'ahead', days: 13 }],
  ['tomorrow already in London, not yet at the hotel', '2027-03-14T03:00:00Z', { kind: 'ahead', days: 1 }],
  ['on the day of arrival', '2027-03-14T12:00:00Z', { kind: 'ahead', days: 0 }],
  ['in the second night', '2027-03-15T12:00:00Z', { kind: 'here', night: 2, nights: 6 }],
  ['on the day of departure', '2027-03-20T12:00:00Z', { kind: 'over' }],
])('%s, on the hotel’s calendar', (_, now, phase) => expect(stayPhase(aReservation(), now)).toEqual(phase))

test.each([
  ['eight days before', '2027-03-06T17:00:00Z', false],
  ['seven days before in London, eight at the hotel', '2027-03-07T03:00:00Z', false],
  ['seven days before', '2027-03-07T17:00:00Z', true],
  ['on the day of arrival', '2027-03-14T17:00:00Z', true],
  ['in the first night', '2027-03-15T03:00:00Z', true],
  ['in the second night', '2027-03-15T17:00:00Z', false],
  ['afterwards', '2027-03-20T17:00:00Z', false],
])('%s (%s): getting ready comes first: %s', (_, now, comesFirst) =>
  expect(isGettingReady(aReservation(), now)).toBe(comesFirst),
)
