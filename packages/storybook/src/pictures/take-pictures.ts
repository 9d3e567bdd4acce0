import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { type IndexedStory, nameOf, type Picture, picturePlan } from './plan.ts'
import { serveFolder } from './serve-folder.ts'
import { storyPhase } from './story-phase.ts'

type Taking = {
  /** A built Storybook. */
  readonly storybook: string
  /** Where the pictures go, each as a PNG under its name. */
  readonly into: string
  /** Which pictures: all, or those whose name it is in. */
  readonly only: string
  readonly onTaken: (done: number, of: number) => void
}

/** A picture that could not be taken, and why. */
export type Untaken = { readonly name: string; readonly reason: string }

const pagesAtOnce = 3
/** Nothing that a screen shows is longer; what is, is cut off. */
const tallest = 4_000
const restMs = 250
const mostTries = 20

/** Takes the agreed set from a built Storybook. Needs no network: what a story asks for beyond the folder is not answered. */
export async function takePictures({ storybook, into, only, onTaken }: Taking): Promise<readonly Untaken[]> {
  const plan = planOf(storybook).filter((picture) => nameOf(picture).includes(only))
  if (plan.length === 0) return [{ name: only, reason: 'no picture has this in its name.' }]
  mkdirSync(into, { recursive: true })
  const { origin, close } = await serveFolder(storybook)
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Letters stand where a window has them, and nothing is drawn by a graphics card: the same pixels each time.
    args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  })
  const untaken: Untaken[] = []
  const queue = [...plan]
  let done = 0
  const worker = async () => {
    const page = await aPage(browser, origin)
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        writeFileSync(join(into, `${nameOf(next)}.png`), await pictureOf(page, origin, next))
      } catch (error) {
        untaken.push({ name: nameOf(next), reason: String(error).split('\n')[0] ?? '' })
      }
      done += 1
      onTaken(done, plan.length)
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, worker))
  await browser.close()
  close()
  return untaken.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** The agreed set of a built Storybook. */
function planOf(storybook: string): readonly Picture[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, IndexedStory & { readonly type: string }>>
  }
  return picturePlan(Object.values(entries).filter(({ type }) => type === 'story'))
}

async function aPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1 })
  await context.route('**/*', (route) =>
    route.request().url().startsWith(origin) ? route.continue() : route.abort(),
  )
  return context.newPage()
}

async function pictureOf(
  page: Page,
  origin: string,
  { story, brand, mode, locale, width }: Picture,
): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(
    `${origin}/iframe.html?viewMode=story&id=${story}&globals=brand:${brand};mode:${mode};locale:${locale}`,
  )
  const phase = await page.waitForFunction(storyPhase, undefined, { timeout: 60_000 })
  const reached = await phase.jsonValue()
  if (reached !== 'done') throw new Error(`The story ended ${reached}.`)
  // Parts that a page loads later are parts of the picture.
  await page.waitForLoadState('networkidle')
  await page.addStyleTag({ content: still })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    // What had the focus has a ring or a caret that a picture need not show.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  await page.mouse.move(0, 0)
  return atRest(page)
}

/** The picture of a page that has come to rest: two, a moment apart, are alike. */
async function atRest(page: Page): Promise<Buffer> {
  const shot = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    return page.screenshot({ fullPage: height <= tallest, animations: 'disabled', caret: 'hide' })
  }
  let last = await shot()
  for (let tries = 0; tries < mostTries; tries += 1) {
    await page.waitForTimeout(restMs)
    const next = await shot()
    if (next.equals(last)) return next
    last = next
  }
  throw new Error('The page does not come to rest.')
}

const still =
  '*,*::before,*::after{transition:none!important;animation:none!important;caret-color:transparent!important}'
