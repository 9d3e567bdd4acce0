import type { Failure } from '@veranda/contract'
import { ok, refused, type Result } from '@veranda/domain'
import { expect, test } from 'vitest'
import { aPortal } from '../testing.ts'
import { loadCancellationReasons } from './load-cancellation-reasons.ts'

type Answer = Result<readonly never[], Failure>

/** A line on which each call is answered when the test says so. */
function aLine() {
  const calls: ((answer: Answer) => void)[] = []
  const call = () => new Promise<Answer>((answer) => calls.push(answer))
  return { calls, portal: aPortal({ client: { call: call as never } }) }
}

const offline: Failure = { kind: 'offline' }

test('asked for ahead and by the page itself, the reasons are one call, which fails for both', async () => {
  const { calls, portal } = aLine()
  const both = [loadCancellationReasons(portal), loadCancellationReasons(portal)]
  expect(calls).toHaveLength(1)
  calls[0]?.(refused(offline))
  expect(await Promise.all(both)).toEqual([refused(offline), refused(offline)])
})

test('after a failure the reasons are asked for again, and after a success never', async () => {
  const { calls, portal } = aLine()
  const first = loadCancellationReasons(portal)
  calls[0]?.(refused(offline))
  await first
  const second = loadCancellationReasons(portal)
  calls[1]?.(ok([]))
  expect(await second).toEqual(ok([]))
  expect(await loadCancellationReasons(portal)).toEqual(ok([]))
  expect(calls).toHaveLength(2)
})
