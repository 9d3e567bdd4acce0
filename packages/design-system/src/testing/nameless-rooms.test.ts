import { expect, test } from 'vitest'
import { namelessIn } from './nameless-rooms.ts'

test.each([
  ['Room 4: Superior Garden View', ['Room 4']],
  ['Your request for room 2', ['room 2']],
  ['Habitación 3, Suite', ['Habitación 3']],
  ['Amelia Hartwell · Room 4, Superior Garden View', []],
  ['No changes: Amelia Hartwell · Room 4; Room 5', ['Room 5']],
  ['1 room, 7 nights', []],
])('%s leaves without a guest: %j', (sentence, nameless) => expect(namelessIn(sentence)).toEqual(nameless))
