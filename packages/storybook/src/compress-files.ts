import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Writes each text of a built Storybook once more, compressed, for a server to hand to a browser that accepts it. */
const [folder = ''] = process.argv.slice(2)
const texts = new Set(['.html', '.js', '.css', '.json', '.svg'])
/** Smaller files fit into one packet as they are. */
const smallest = 1_400

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const file = join(folder, name)
  if (!texts.has(extname(file)) || !statSync(file).isFile()) continue
  const content = readFileSync(file)
  if (content.length >= smallest) writeFileSync(`${file}.gz`, gzipSync(content))
}
