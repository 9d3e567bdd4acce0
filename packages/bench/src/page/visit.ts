import type { BrowserContext } from 'playwright'
import { type Throttled, throttledPage } from './phone.ts'

export type Visit = {
  readonly firstPaint: number
  /** The content stands in the document and has been painted. */
  readonly visible: number
  /** The page answers: for the product, React has taken the page over. */
  readonly usable: number
  readonly blocked: number
  readonly shift: number
  readonly heapMegabytes: number
  readonly kilobytes: number
  readonly scriptKilobytes: number
  readonly requests: number
  readonly fontRequests: number
}

export type Watched = { readonly url: string; readonly visible: string; readonly usable: string }

/** Opens a page on the throttled phone and reads everything off it once it is quiet. */
export async function visit(context: BrowserContext, watched: Watched): Promise<Visit> {
  const phone = await throttledPage(context)
  const traffic = listen(phone)
  await phone.page.addInitScript(watch, [watched.visible, watched.usable] as const)
  await phone.page.goto(watched.url, { waitUntil: 'commit' })
  await phone.page.waitForFunction(
    () => Number.isFinite((globalThis as unknown as Marked).marks?.usable),
    undefined,
    {
      timeout: 45_000,
    },
  )
  await phone.page.waitForLoadState('networkidle')
  const marks = await phone.page.evaluate(() => {
    const { marks } = globalThis as unknown as Marked
    return {
      ...marks,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }
  })
  await phone.cdp.send('HeapProfiler.collectGarbage')
  await phone.cdp.send('Performance.enable')
  const { metrics } = await phone.cdp.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  await phone.page.close()
  return { ...marks, heapMegabytes: heap / 1_048_576, ...traffic.sum() }
}

type Marks = { visible: number; usable: number; blocked: number; shift: number }
type Marked = { marks: Marks }

// Runs in the page before anything else: notes when each selector first matches and has been painted.
function watch([visible, usable]: readonly [string, string]): void {
  const marks: Marks = { visible: Number.NaN, usable: Number.NaN, blocked: 0, shift: 0 }
  ;(globalThis as unknown as Marked).marks = marks
  const afterPaint = (note: (at: number) => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => note(performance.now()))
      channel.port1.start()
      channel.port2.postMessage(0)
    })
  const waitFor = (selector: string, note: (at: number) => void) => {
    const observer = new MutationObserver(check)
    function check() {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      afterPaint(note)
    }
    observer.observe(document, { childList: true, subtree: true, attributes: true })
    check()
  }
  waitFor(visible, (at) => Object.assign(marks, { visible: at }))
  waitFor(usable, (at) => Object.assign(marks, { usable: at }))
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.blocked += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]) {
      if (!entry.hadRecentInput) marks.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

function listen({ cdp }: Throttled) {
  const seen = new Map<string, { type: string; bytes: number }>()
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('data:')) seen.set(requestId, { type: type ?? 'Other', bytes: 0 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  const bytes = (only: (type: string) => boolean) =>
    [...seen.values()].filter(({ type }) => only(type)).reduce((total, request) => total + request.bytes, 0) /
    1024
  return {
    sum: () => ({
      kilobytes: bytes((type) => type !== 'Font'),
      scriptKilobytes: bytes((type) => type === 'Script'),
      requests: [...seen.values()].filter(({ type }) => type !== 'Font').length,
      fontRequests: [...seen.values()].filter(({ type }) => type === 'Font').length,
    }),
  }
}
