import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

afterEach(cleanup)

/** A page loaded late, and how often its place has stood empty. */
function aPage() {
  const load = loadOnce(async () => ({ default: () => <h1>New days</h1> }))
  let waited = 0
  const Waiting = () => {
    waited += 1
    return null
  }
  const show = () => {
    const Page = lazy(load)
    render(
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>,
    )
  }
  return { load, show, hasWaited: () => waited > 0 }
}

test('a page fetched ahead is drawn at once, another one when it is there', async () => {
  const ahead = aPage()
  await ahead.load()
  ahead.show()
  expect(screen.getByRole('heading', { name: 'New days' })).toBeDefined()
  expect(ahead.hasWaited()).toBe(false)
  cleanup()
  const late = aPage()
  late.show()
  expect(late.hasWaited()).toBe(true)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'New days' })).toBeDefined())
})

test('where the line is lost, the next attempt loads it', async () => {
  let tries = 0
  const load = loadOnce(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('The line is lost')
    return { default: 'page' }
  })
  await expect(load()).rejects.toThrow('The line is lost')
  expect(await load()).toEqual({ default: 'page' })
})
