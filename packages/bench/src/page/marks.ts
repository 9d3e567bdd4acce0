export type Marks = {
  /** The content stands in the document and has been painted. */
  visible: number
  /** The page answers: for the product, React has taken the page over. */
  usable: number
  /** What long tasks took beyond 50 ms each. */
  blocked: number
  shift: number
}

export type Marked = { readonly marks: Marks }

type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

/** Runs in the page before anything else, so it closes over nothing: notes when each selector matches and is painted. */
export function mark([visible, usable]: readonly [string, string]): void {
  const marks: Marks = { visible: Number.NaN, usable: Number.NaN, blocked: 0, shift: 0 }
  Object.assign(globalThis, { marks })
  const afterPaint = (note: (at: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => note(performance.now()))
      port1.start()
      port2.postMessage(0)
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
    for (const { duration } of list.getEntries()) marks.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) marks.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
}
