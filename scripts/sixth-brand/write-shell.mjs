import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.mjs'

/** Writes every code block of the page that names a file; the published packages come from the tarballs. */
export function writeShell(folder, tarballs) {
  const page = readFileSync(join(root, 'docs', 'your-own-brand.md'), 'utf8')
  for (const [, file, text] of page.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file === 'package.json' ? fromTarballs(JSON.parse(text), tarballs) : text)
  }
}

function fromTarballs(manifest, tarballs) {
  const swapped = (dependencies) =>
    Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, tarballs[name] ?? range]))
  return JSON.stringify({
    ...manifest,
    dependencies: swapped(manifest.dependencies),
    devDependencies: swapped(manifest.devDependencies),
    // What the packages need of one another is not in a registry either.
    overrides: tarballs,
  })
}
