import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeFailure } from '../platform/describe-failure.ts'
import { drawingModule } from '../platform/http/site-files.ts'
import type { PageAt } from '../platform/http/sites.ts'
import type { Service } from '../platform/service.ts'

/** How a guest reads a page. */
export type Look = {
  readonly locale: string
  readonly guestTimeZone: string
  readonly currency: string | undefined
}

/** What a shell's build exports for the service. */
export type DrawingModule = {
  /** The reservation page as the portal itself draws it. */
  readonly writtenStay: (
    asked: Look & {
      readonly brand: string
      readonly now: number
      /** What the call for the reservation answers. */
      readonly answer: string
      readonly session: { readonly reservationCode: string; readonly endsAt: number }
    },
  ) => Promise<{ readonly html: string; readonly path: string }>
  /** Which of the pages in its folder the portal shows a stranger at an address. */
  readonly pageAt?: (path: string) => string
}

export type DrawingModules = (shell: string) => Promise<DrawingModule | undefined>

/** The modules of the built sites, each loaded once; a site that was built without one, or elsewhere, has none. */
export function drawingModules(shellsDir: string): DrawingModules {
  const modules = new Map<string, Promise<DrawingModule | undefined>>()
  return (shell) => {
    const known = modules.get(shell) ?? load(drawingModule(resolve(shellsDir, shell, 'dist')))
    modules.set(shell, known)
    return known
  }
}

async function load(path: string): Promise<DrawingModule | undefined> {
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as DrawingModule) : undefined
}

/**
 * Which page stands at an address, as the portal's own table of routes has it. Where that cannot be asked, the page that is
 * sent everywhere finds out in the browser.
 */
export const pageAtOf =
  ({ log }: Pick<Service, 'log'>, moduleOf: DrawingModules): PageAt =>
  async (shell, path) => {
    try {
      return (await moduleOf(shell))?.pageAt?.(path)
    } catch (thrown) {
      log({ event: 'page of an address not known', failure: describeFailure(thrown) })
      return undefined
    }
  }
