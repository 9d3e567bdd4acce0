import { expect, test } from 'vitest'
import { arrivalTimeRequest, arrivalTimeReported, requestToRead } from './index.ts'

const room = (...specialRequests: readonly string[]) => ({ specialRequests })

test.each([
  ['nothing was told', [room('A high floor, please.')], undefined],
  ['it was told', [room(arrivalTimeRequest('Llegamos hacia las 5:00 p.m.', '17:00'))], '17:00'],
  [
    'it was told again: the last one counts',
    [
      room(
        arrivalTimeRequest('We arrive at 5 PM.', '17:00'),
        'A cot',
        arrivalTimeRequest('At 9 PM.', '21:00'),
      ),
    ],
    '21:00',
  ],
  ['what only looks like a time is none', [room('Room [99:00]', 'Near [12:00] please')], undefined],
])('%s', (_, rooms, reported) => expect(arrivalTimeReported(rooms)).toBe(reported))

test('a guest sees only the sentence of an arrival time, and every other request as written', () => {
  expect(requestToRead(arrivalTimeRequest('We arrive at 5:00 PM.', '17:00'))).toBe('We arrive at 5:00 PM.')
  expect(requestToRead('Near [12:00] please')).toBe('Near [12:00] please')
})
