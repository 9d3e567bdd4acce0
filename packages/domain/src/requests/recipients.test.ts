import { expect, test } from 'vitest'
import { recipientsRefusal, splitAddresses } from './index.ts'

test.each([
  ['commas', 'ana@example.com,luis@example.com'],
  ['commas and blanks', ' ana@example.com , luis@example.com, '],
  ['semicolons, as mail programs do', 'ana@example.com; luis@example.com'],
  ['lines', 'ana@example.com\r\nluis@example.com\n'],
  ['angles', '<ana@example.com> <luis@example.com>'],
])('addresses are told apart by %s', (_, typed) =>
  expect(splitAddresses(typed)).toEqual(['ana@example.com', 'luis@example.com']),
)

test('an address is written to once', () =>
  expect(splitAddresses('ana@example.com, Ana@Example.com')).toEqual(['ana@example.com']))

test.each([
  [[], 'no-address'],
  [['ana@example.com', 'nobody'], 'not-an-address'],
  [['ana@example.com\nbcc:eve@example.com'], 'not-an-address'],
  [['"a,b"@example.com'], 'not-an-address'],
  [Array.from({ length: 12 }, (_, index) => `a${index}@example.com`), 'too-many'],
  [['ana@example.com', 'luis@example.com'], undefined],
] as const)('%j: %s', (addresses, refusal) => expect(recipientsRefusal(addresses)).toBe(refusal))
