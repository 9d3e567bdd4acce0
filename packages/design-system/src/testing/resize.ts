export const widths = [320, 390, 1440] as const
export type Width = (typeof widths)[number]

/**
 * Makes the window of a story as wide as a phone or a desk. That window is the frame in which Vitest runs a test: set
 * directly it changes at once, while Vitest's own command goes to the browser's process and back.
 */
export async function resize(width: Width): Promise<void> {
  if (innerWidth === width) return
  const { style } = window.frameElement as HTMLIFrameElement
  style.width = `${width}px`
  style.height = width === 1440 ? '900px' : '844px'
  // What a page does about its new width it has done by the next frame.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  if (innerWidth !== width) throw new Error(`The window is ${innerWidth} px wide instead of ${width}`)
}
