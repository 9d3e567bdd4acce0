import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { serveFolder } from './pictures/serve-folder.ts'
import { storyPhase } from './pictures/story-phase.ts'

type Entry = { readonly id: string; readonly type: string; readonly tags?: readonly string[] }

const pagesAtOnce = 3

/** Opens every story that has a play in a built Storybook, each in a browser that has seen nothing yet; prints those whose play ends in a fault. A second word chooses the stories in whose name it is. */
const [storybook = '', only = ''] = process.argv.slice(2)
const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>
}
const queue = Object.values(entries).filter(
  ({ id, type, tags = [] }) => type === 'story' && tags.includes('play-fn') && id.includes(only),
)
const total = queue.length
const { origin, close } = await serveFolder(storybook)
const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch(executablePath ? { executablePath } : {})
let [played, faults] = [0, 0]
const worker = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const fault = await playCold(browser, next.id)
    played += 1
    if (played % 50 === 0) process.stdout.write(`${played} of ${total} plays\n`)
    if (fault === undefined) continue
    faults += 1
    process.stdout.write(`${next.id}: ${fault}\n`)
  }
}
await Promise.all(Array.from({ length: pagesAtOnce }, worker))
await browser.close()
close()
process.stdout.write(`${total - faults} of ${total} plays end well on a cold open.\n`)
if (faults > 0 || total === 0) process.exitCode = 1

async function playCold(on: Browser, id: string): Promise<string | undefined> {
  const context = await on.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}`)
    const phase = await page.waitForFunction(storyPhase, undefined, { timeout: 60_000 })
    const reached = await phase.jsonValue()
    if (reached === 'done') return undefined
    return (await page.locator('#error-message').textContent({ timeout: 1_000 }))?.split('\n')[0] ?? reached
  } catch (error) {
    return String(error).split('\n')[0]
  } finally {
    await context.close()
  }
}
