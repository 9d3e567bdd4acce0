import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { loadOnce, pageOf } from './load-once.tsx'

afterEach(cleanup)

/** A page loaded late, and whether its place has stood empty. */
function aPage() {
  const loader = loadOnce(async () => ({ default: () => <h1>New days</h1> }))
  let hasWaited = false
  const Waiting = () => {
    hasWaited = true
    return null
  }
  const show = () => {
    const Page = pageOf(loader)
    render(
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>,
    )
  }
  return { load: loader.load, show, hasWaited: () => hasWaited }
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
  const { load, loaded } = loadOnce(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('The line is lost')
    return { default: () => null }
  })
  await expect(load()).rejects.toThrow('The line is lost')
  expect(loaded()).toBeUndefined()
  expect((await load()).default).toBe(loaded())
})
