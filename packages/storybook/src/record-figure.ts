import { recordFigure as writeFigure } from '@veranda/test-depth'
import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly recordFigure: (name: string, value: string | number) => Promise<void>
  }
}

/** Figures are files, which a browser cannot write. */
export const recordFigure: BrowserCommand<[name: string, value: string | number]> = (_context, name, value) =>
  writeFigure(name, value)
