import { expect, test } from 'vitest'
import { inspector } from './inspect-apart.ts'
import { inspectDocument } from './inspect-document.ts'
import { jpeg, packed, pdf } from './testing/files.ts'

const hostileWorker = new URL('./testing/hostile-worker.ts', import.meta.url)
const limits = { milliseconds: 1_000, megabytes: 32 }
const file = (word: string) => Buffer.from(word)

test('a file is inspected in a process of its own, with the same result as in this one', async () => {
  const inspect = inspector()
  expect(await inspect(jpeg())).toEqual(await inspectDocument(jpeg()))
  expect(await inspect(pdf(packed('4 0 << /S /JavaScript /JS (1) >>')))).toEqual({
    problem: 'active-content',
  })
})

test.each([
  ['never ends', 'broken'],
  ['%PDF-never ends', 'locked'],
  ['hoards', 'broken'],
  ['%PDF-hoards', 'locked'],
  ['leaves', 'broken'],
  ['breaks the decoder', 'broken'],
])('a file that %s is refused, and the next one is inspected', async (word, problem) => {
  const inspect = inspector(limits, hostileWorker)
  const [found, next] = await Promise.all([inspect(file(word)), inspect(file('honest'))])
  expect(found).toEqual({ problem })
  expect(next).toEqual({ type: 'image/png', bytes: file('honest') })
})

test('a bug of the inspector is not reported as the file’s fault, and the next file is inspected', async () => {
  const inspect = inspector(limits, hostileWorker)
  await expect(inspect(file('fails'))).rejects.toThrow('A bug of ours')
  expect(await inspect(file('honest'))).toEqual({ type: 'image/png', bytes: file('honest') })
})

test('while the inspection of a file hangs, the service goes on', async () => {
  const inspect = inspector(limits, hostileWorker)
  let turns = 0
  const beat = setInterval(() => (turns += 1), 10)
  await inspect(file('never ends'))
  clearInterval(beat)
  expect(turns).toBeGreaterThan(1)
})

test('a file that would wait behind too many others is refused at once', async () => {
  const inspect = inspector(limits, hostileWorker)
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => inspect(file('honest'))))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect(answers.at(-1)).toMatchObject({ reason: { refusal: 'service-busy' } })
})
