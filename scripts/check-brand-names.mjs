// No published package names a sample brand: reads every file that its manifest packs, so it must be built.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandNamesIn, publishedPackages } from './brand-names.mjs'
import { root } from './run.mjs'
import { refuse } from './say.mjs'

const packed = publishedPackages().flatMap(({ folder, manifest }) => {
  const files = globSync(
    manifest.files.map((each) => `${folder}/${each}/**/*.*`),
    { cwd: root },
  )
  if (files.length === 0) refuse(`${folder} is not built: turbo run build`)
  return [`${folder}/package.json`, ...files]
})
const found = packed.flatMap((file) =>
  brandNamesIn(readFileSync(join(root, file), 'utf8')).map((name) => `${file} names “${name}”`),
)
if (found.length > 0) refuse(found.join('\n'))
process.stdout.write(`${packed.length} published files name no sample brand.\n`)
