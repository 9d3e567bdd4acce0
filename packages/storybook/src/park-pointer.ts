import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly parkPointer: () => Promise<void>
  }
}

/** A browser without a window may start with its pointer over the first corner: what stands there would look hovered. */
export const parkPointer: BrowserCommand = ({ page }) => page.mouse.move(-1, -1)
