import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromSignInFragment, toSignInFragment } from './sign-in-fragment.ts'

describe('what was typed on the brand’s own site', () => {
  test('arrives letter for letter, whatever was typed', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(text, text, text, fc.boolean(), (reservationCode, firstName, lastName, isShared) => {
        const typed = { reservationCode, firstName, lastName, isShared }
        expect(fromSignInFragment(toSignInFragment(typed))).toEqual(typed)
      }),
    )
  })

  test.each(['', '#', '#terms', '#firstName=Elena'])('is not in the fragment “%s”', (fragment) => {
    expect(fromSignInFragment(fragment)).toBeUndefined()
  })
})
