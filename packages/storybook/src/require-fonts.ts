import { allTokens } from '@veranda/brands/tokens'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Ends a build of Storybook that brings no web font of a sample brand: its pages would show the stand-ins of the machine,
 * and nobody would judge the brand's own letters.
 */
const [folder = ''] = process.argv.slice(2)
const faces = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [])
  .filter((face) => face.includes('woff2'))
const families = Object.values(allTokens).flatMap(({ display, text }) => [display.family, text.family])
const missing = families.filter(
  (family) => !faces.some((face) => new RegExp(`font-family:\\s*["']?${family}["']?[;}]`).test(face)),
)
if (missing.length > 0) {
  throw new Error(`The built Storybook declares no web font for ${[...new Set(missing)].join(', ')}`)
}
