import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { starterTokens } from '@veranda/design-system/starter/tokens'
import { type DesignTokens, fromDesignTokens, toDesignTokens } from '@veranda/design-system/tokens'
import type { BrandTokens } from '@veranda/design-system/theme'
import { readBrand } from './brand-files.ts'

/** Writes the brand's tokens for a designer's tool, to a file or else to the terminal. */
export async function exportTokens(folder: string, file?: string): Promise<number> {
  const { tokens } = await readBrand(folder)
  const text = `${JSON.stringify(toDesignTokens(tokens), undefined, 2)}\n`
  if (file === undefined) process.stdout.write(text)
  else writeFileSync(join(folder, file), text)
  return 0
}

/** Writes `tokens.ts` from a designer's file; tells each token that cannot be read, and writes nothing then. */
export function importTokens(folder: string, file: string): number {
  const read = fromDesignTokens(
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as DesignTokens,
    starterTokens,
  )
  if (!read.ok) {
    for (const fault of read.faults) process.stderr.write(`${file}: ${fault}\n`)
    return 1
  }
  writeFileSync(join(folder, 'tokens.ts'), moduleOf(read.value))
  process.stdout.write(`tokens.ts is written from ${file}.\n`)
  return 0
}

const moduleOf = (tokens: BrandTokens): string =>
  [
    "import type { BrandTokens } from '@veranda/design-system/theme'",
    '',
    '/** How the brand looks, as its designer handed it over. */',
    `export const tokens: BrandTokens = ${JSON.stringify(tokens, undefined, 2)}`,
    '',
  ].join('\n')
