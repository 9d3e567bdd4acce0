import type { Failure } from '@veranda/contract'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { ok, refused, type Result } from '@veranda/domain'
import { Provider } from 'jotai'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PortalProvider } from '../portal.ts'
import { clearAll } from '../state/clear-all.ts'
import { wordsAtom } from '../state/locale.ts'
import { aPortal } from '../testing.ts'
import { knownOf, readAgain, readNow } from './reading.ts'
import { useRead } from './use-read.ts'

type Answer = Result<string, Failure>

afterEach(cleanup)

/** A page that reads a list, whose calls are answered when the test says so. */
function open(version = 1, isClearedByFailure = false) {
  const portal = aPortal()
  const calls: ((answer: Answer) => void)[] = []
  const readingOf = (of: number) => ({
    about: ['list'],
    version: of,
    isClearedByFailure,
    read: () => new Promise<Answer>((answer) => calls.push(answer)),
  })
  const wrapper = ({ children }: PropsWithChildren) => (
    <PortalProvider value={portal}>
      <Provider store={portal.store}>{children}</Provider>
    </PortalProvider>
  )
  const page = renderHook(({ of }) => useRead(readingOf(of)), { wrapper, initialProps: { of: version } })
  const asked = (times: number) => waitFor(() => expect(calls).toHaveLength(times))
  const shows = (state: object) => waitFor(() => expect(page.result.current.state).toEqual(state))
  const answers = async (nth: number, answer: Answer) => {
    await asked(nth + 1)
    await act(async () => calls[nth]?.(answer))
  }
  return { ...page, portal, reading: readingOf(version), asked, shows, answers, calls }
}

const offline: Failure = { kind: 'offline' }
const ready = (value: string) => ({ kind: 'ready', value })

test('a page waits for what it reads, and says why it could not be read', async () => {
  const { answers, shows, result } = open()
  await shows({ kind: 'loading' })
  await answers(0, refused(offline))
  await shows({ kind: 'failed', failure: offline })
  act(() => result.current.again())
  await shows({ kind: 'loading' })
  await answers(1, ok('read'))
  await shows(ready('read'))
})

test('what is on screen stays while another version or language is read, and where it cannot be', async () => {
  const { answers, shows, rerender, portal, asked } = open()
  await answers(0, ok('of one'))
  await shows(ready('of one'))
  rerender({ of: 2 })
  await asked(2)
  await shows(ready('of one'))
  await answers(1, ok('of two'))
  await shows(ready('of two'))
  act(() => portal.store.set(wordsAtom, { locale: 'es-MX', words: {} }))
  await answers(2, refused(offline))
  await shows(ready('of two'))
})

test('what a failure clears is not on screen after it', async () => {
  const { answers, shows, result } = open(1, true)
  await answers(0, ok('read'))
  await shows(ready('read'))
  act(() => result.current.again())
  await answers(1, refused(offline))
  await shows({ kind: 'failed', failure: offline })
})

test('asked for ahead and by the page itself, it is one call', async () => {
  const { answers, shows, portal, reading, calls } = open()
  const ahead = readNow(portal, reading)
  await answers(0, ok('read'))
  await shows(ready('read'))
  expect(await ahead).toEqual(ok('read'))
  expect(calls).toHaveLength(1)
})

test('what a write made untrue is read again where it is shown', async () => {
  const { answers, shows, portal, asked } = open()
  await answers(0, ok('before'))
  await shows(ready('before'))
  const isRead = readAgain(portal, 'list')
  await asked(2)
  await answers(1, ok('after'))
  await isRead
  await shows(ready('after'))
})

test('nothing that was read is left after signing out', async () => {
  const { answers, shows, portal, reading } = open()
  await answers(0, ok('a guest’s own'))
  await shows(ready('a guest’s own'))
  clearAll(portal.store)
  expect(knownOf(portal, reading)).toBeUndefined()
})
