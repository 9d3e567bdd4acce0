// What jsdom lacks of a window: it draws nothing, so no page has a width, and no part of one a height or comes into sight.
// Tests of what needs no page run without a window.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  window.IntersectionObserver = class {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
}
