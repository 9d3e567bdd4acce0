import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'

const built = join(import.meta.dirname, '../../../embed/dist')

/** A brand's own site: plain pages of HTML, and nothing that runs or is worn but files of its own. */
export const site = 'http://www.aurora.test'

/** What the pages of the site may do. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'"

/** Answers for the site: a page with an element on it, the element's own files, and those it names. */
export async function openOwnSite(page: Page, element: string, files: Readonly<Record<string, string>> = {}) {
  await page.route(`${site}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    if (path === '')
      return route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: htmlOf(
          element,
          Object.keys(files).filter((file) => file.endsWith('.js')),
        ),
      })
    if (path.startsWith('embed/'))
      return route.fulfill({
        contentType: 'text/javascript',
        body: readFileSync(join(built, basename(path))),
      })
    const body = files[path]
    if (body === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({ contentType: path.endsWith('.js') ? 'text/javascript' : 'application/json', body })
  })
  await page.goto(`${site}/`)
  await page.getByRole('form').waitFor()
}

const htmlOf = (element: string, scripts: readonly string[]): string => `<!doctype html>
<html lang="en">
<title>Aurora</title>
${scripts.map((file) => `<script type="module" src="/${file}"></script>`).join('\n')}
<script type="module" src="/embed/index.js"></script>
<main>
<h1>Aurora Lodges</h1>
<p><a href="#rooms">Rooms</a></p>
${element}
</main>
</html>`
