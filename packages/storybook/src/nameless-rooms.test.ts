import { expect, test } from 'vitest'
import { namelessIn } from './nameless-rooms.ts'

test.each([
  ['Room 4: Superior Garden View', ['Room 4']],
  ['Your request for room 2', ['room 2']],
  ['Habitación 3, Suite', ['Habitación 3']],
  ['Amelia Hartwell\u00A0· Room\u00A04, Superior Garden View', []],
  ['No changes: Amelia Hartwell\u00A0· Room\u00A04; Room\u00A05', ['Room\u00A05']],
  ['1 room, 7 nights', []],
])('%s leaves without a guest: %j', (sentence, nameless) => expect(namelessIn(sentence)).toEqual(nameless))
