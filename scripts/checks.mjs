const look = [
  { name: 'Format', command: ['biome', 'format', '.'] },
  { name: 'Lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'Types', command: ['turbo', 'run', 'typecheck'] },
  {
    name: 'Layers and names',
    command: ['node', '--test', 'scripts/layers.test.mjs', 'scripts/words.test.mjs'],
  },
  { name: 'Dead code', command: ['knip', '--include', 'files,dependencies,unlisted'] },
  { name: 'Sentences in every language', command: ['turbo', 'run', 'messages:check'] },
]

const unit = {
  name: 'Rules, contract, service on both databases',
  command: ['turbo', 'run', 'test:unit', '--concurrency=2'],
}

/** What a change must pass before it is committed: a minute or two, and the rules. */
export const quickChecks = [...look, unit]

/** Everything CI runs. */
export const allChecks = (chromium) => {
  const env = { CHROMIUM_PATH: chromium }
  return [
    ...look,
    { name: 'Builds', command: ['turbo', 'run', 'build', 'build:storybook'], env },
    // Side by side: neither lane keeps two cores busy, for one waits for databases and the other for browsers.
    [
      [unit, { name: 'Journeys over the running product', command: ['turbo', 'run', 'test:journeys'], env }],
      [
        { name: 'Bytes and requests of the first view', command: ['turbo', 'run', 'test:gates'] },
        { name: 'A sixth brand from the packages alone', command: ['node', 'scripts/sixth-brand.mjs'], env },
        { name: 'Public interfaces are as written down', command: ['node', 'scripts/api.mjs', '--check'] },
        { name: 'Published packages are well formed', command: ['turbo', 'run', 'check:package'] },
        {
          name: 'Stories, every brand, mode and locale, axe',
          command: ['turbo', 'run', 'test:stories'],
          env,
        },
      ],
    ],
  ]
}
