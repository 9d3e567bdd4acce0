import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes down what a test measured, for the page of figures `npm run test:all` ends with: one file per figure under
 * `reports/figures` of the package the test runs in. Call it after the assertions it belongs to.
 */
export function recordFigure(name: string, value: string | number): void {
  const folder = join(process.cwd(), 'reports', 'figures')
  mkdirSync(folder, { recursive: true })
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`
  writeFileSync(join(folder, file), JSON.stringify({ name, value }))
}
