import type { BrowserContext } from 'playwright'
import { mark, type Marked, type Marks } from './marks.ts'
import { throttledPage } from './phone.ts'
import { listen, type Traffic } from './traffic.ts'

export type Visit = Readonly<Marks> &
  Traffic & { readonly firstPaint: number; readonly heapMegabytes: number }

export type Watched = { readonly url: string; readonly visible: string; readonly usable: string }

const patience = 45_000

/** Opens a page on the throttled phone and reads everything off it once it is quiet. */
export async function visit(context: BrowserContext, { url, visible, usable }: Watched): Promise<Visit> {
  const { page, cdp } = await throttledPage(context)
  const traffic = listen(cdp)
  await page.addInitScript(mark, [visible, usable] as const)
  await page.goto(url, { waitUntil: 'commit' })
  const isUsable = () => Number.isFinite((globalThis as unknown as Marked).marks?.usable)
  await page.waitForFunction(isUsable, undefined, { timeout: patience })
  await page.waitForLoadState('networkidle')
  const marks = await page.evaluate(() => ({
    ...(globalThis as unknown as Marked).marks,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }))
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await page.close()
  return { ...marks, heapMegabytes: usedSize / 1_048_576, ...traffic(marks.visible, marks.usable) }
}
