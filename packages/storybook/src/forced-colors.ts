import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly forceColors: (forced: 'active' | 'none') => Promise<void>
  }
}

/** The system's own colours, as high contrast sets them. */
export const forceColors: BrowserCommand<[forced: 'active' | 'none']> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced })
