import { aReservation } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { stayPhase } from './stay-phase.ts'

test.each([
  ['13 days before', '2027-03-01T15:00:00Z', { kind: 'ahead', days: 13 }],
  ['tomorrow already in London, not yet at the hotel', '2027-03-14T03:00:00Z', { kind: 'ahead', days: 1 }],
  ['on the day of arrival', '2027-03-14T12:00:00Z', { kind: 'ahead', days: 0 }],
  ['in the second night', '2027-03-15T12:00:00Z', { kind: 'here', night: 2, nights: 6 }],
  ['on the day of departure', '2027-03-20T12:00:00Z', { kind: 'over' }],
])('%s, on the hotel’s calendar', (_, now, phase) => expect(stayPhase(aReservation(), now)).toEqual(phase))
