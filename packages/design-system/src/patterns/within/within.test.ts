import type { MouseEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { within } from './within.ts'

const plain = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

/** What a click on the link does: what goes on within the page, and what the browser does no more. */
function clicked(keys: Partial<typeof plain>) {
  const done = { go: vi.fn(), preventDefault: vi.fn() }
  within(done.go)({ ...plain, ...keys, preventDefault: done.preventDefault } as unknown as MouseEvent)
  return done
}

test('a link is followed within the page', () => {
  const { go, preventDefault } = clicked({})
  expect(go).toHaveBeenCalledOnce()
  expect(preventDefault).toHaveBeenCalledOnce()
})

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %o is the browser’s',
  (keys) => {
    const { go, preventDefault } = clicked(keys)
    expect(go).not.toHaveBeenCalled()
    expect(preventDefault).not.toHaveBeenCalled()
  },
)
