import { readFileSync, writeFileSync } from 'node:fs'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    letters: 'src/letters.ts',
    staff: 'src/staff.ts',
    spoken: 'src/spoken.ts',
    cli: 'src/cli.ts',
  },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  external: [/^node:/],
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
  onSuccess: async () => writeSchema(),
})

/** What an editor knows of a brand's own file of sentences: every id there is, with the English of each. */
function writeSchema() {
  const sentences: Readonly<Record<string, string>> = Object.assign(
    {},
    ...['', 'later/', 'letters/'].map((part) => JSON.parse(readFileSync(`lang/${part}en-US.json`, 'utf8'))),
  )
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Sentences of a brand, by id: as many as it has',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      ...Object.fromEntries(
        Object.entries(sentences).map(([id, english]) => [id, { type: 'string', description: english }]),
      ),
    },
    additionalProperties: false,
  }
  writeFileSync('dist/own-sentences.schema.json', `${JSON.stringify(schema)}\n`)
}
