// What each depth of a run proves. A check names its command, the JUnit files its tests are counted from, and the checks
// it needs before it (`after`); what needs nothing may run beside anything. Those that fill a browser all the time
// (`browser`) follow one another: a page that waits goes on drawing and asking, so that two beside each other take three
// times as long as one after the other. What only computes fills the time in which they wait. Checks with many temporary
// files, of which none is a program, may have them in memory (`temporary`).

const builds = 'Builds'
const storybook = 'Storybook'

const look = [
  { name: 'Format', command: ['biome', 'format', '.'] },
  {
    name: 'Layers and names',
    command: [
      'node',
      '--test',
      // In one process: they share what they read, and leave nothing behind.
      '--test-isolation=none',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=junit',
      '--test-reporter-destination=reports/scripts.xml',
      'scripts/**/*.test.mjs',
    ],
    reports: 'reports/scripts.xml',
  },
  { name: 'Sentences in every language', command: ['turbo', 'run', 'messages:check'] },
  // The linter knows every type already: it says what the compiler would, in half the time the compiler takes.
  {
    name: 'Lint and types',
    command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
    // The compiler tidies its memory half as often, up to a size that a runner has.
    env: { GOGC: '400', GOMEMLIMIT: '3GiB' },
  },
  { name: 'Dead code', command: ['knip', '--include', 'files,dependencies,unlisted,exports,types'] },
]

/** The compiler itself, over each package by its own settings. */
const types = { name: 'Types', command: ['turbo', 'run', 'typecheck', '--concurrency=2'] }

const interfaces = {
  name: 'Public interfaces are as written down',
  command: ['node', 'scripts/api.mjs', '--check'],
}

const unit = {
  name: 'Rules, contract, service',
  // A package that fails does not hide what the others have to say.
  command: ['turbo', 'run', 'test:unit', '--concurrency=2', '--continue'],
  reports: 'packages/*/reports/unit.xml',
  temporary: true,
}

const journeys = {
  name: 'Journeys over the running product',
  command: ['turbo', 'run', 'test:journeys'],
  reports: 'packages/journeys/reports/*.xml',
  after: [builds],
  browser: true,
  temporary: true,
}

const stories = {
  name: 'Stories',
  command: ['turbo', 'run', 'test:stories'],
  reports: 'packages/storybook/reports/stories*.xml',
  browser: true,
  temporary: true,
}

const gates = {
  name: 'Bytes and requests of the first view',
  command: ['turbo', 'run', 'test:gates'],
  reports: 'packages/vite-shell/reports/gates.xml',
  after: [builds],
}

/** The sites, the element and the service as fast as they build; one site also as it is published, for its bytes. */
const quickBuilds = {
  name: builds,
  command: [
    'turbo',
    'run',
    'build',
    '--concurrency=2',
    ...['./shells/*', '@veranda/dev-service', '@veranda/embed'].map((it) => `--filter=${it}`),
  ],
}
const releaseOfOneShell = {
  name: 'One site as it is published',
  command: ['turbo', 'run', 'build:release', '--filter=@veranda/shell-partner'],
}

/** Their tests take long: while working, those a change reaches are run. */
const onTheService = ['@veranda/booking-service', '@veranda/dev-sample-group', '@veranda/dev-service']

/** While working: what changed and what stands on it. */
export const workingChecks = [
  ...look,
  interfaces,
  {
    ...unit,
    command: [...unit.command, ...onTheService.map((name) => `--filter=!${name}`)],
  },
  {
    name: 'Service, what the change reaches',
    command: [
      'pnpm',
      ...onTheService.map((name) => `--filter=${name}`),
      'exec',
      'vitest',
      'run',
      '--changed',
      '--passWithNoTests',
    ],
  },
]

/**
 * Before every landing. What takes long starts first; of what fills a browser the journeys, which wait as often as they
 * compute: the stories keep both processors busy to the end.
 */
export const landingChecks = [
  ...look.slice(0, 3),
  quickBuilds,
  unit,
  journeys,
  stories,
  releaseOfOneShell,
  ...look.slice(3),
  interfaces,
  { ...gates, after: [builds, releaseOfOneShell.name] },
  {
    name: 'A sixth brand, where exports changed',
    command: ['node', 'scripts/sixth-brand.mjs', '--if-changed'],
  },
]

const load = 'Mixed load'
const bench = ['pnpm', '--filter', '@veranda/bench', 'run', 'bench']

/** Before a release: every matrix in full, and everything that is published. */
export const fullChecks = [
  ...look.slice(0, 3),
  stories,
  { name: builds, command: ['turbo', 'run', 'build'] },
  journeys,
  unit,
  ...look.slice(3),
  types,
  interfaces,
  { name: 'Regular expressions take linear time', command: ['node', 'scripts/regular-expressions.mjs'] },
  gates,
  { name: storybook, command: ['turbo', 'run', 'build:storybook'] },
  {
    name: 'Plays end well on a cold open',
    command: ['pnpm', '--filter', '@veranda/storybook', 'run', 'play:cold'],
    after: [storybook],
    browser: true,
  },
  { name: 'Published packages are well formed', command: ['turbo', 'run', 'check:package'], after: [builds] },
  {
    name: 'A sixth brand from the packages alone',
    command: ['node', 'scripts/sixth-brand.mjs'],
    after: [builds],
  },
  {
    name: 'A release, and a stranger who installs it',
    command: ['node', 'scripts/release.mjs'],
    after: [builds],
  },
  { name: 'Known vulnerabilities', command: ['node', 'scripts/vulnerabilities.mjs'] },
  // Measured last and one after the other, when little else is at work; a figure, never a failure for being slow.
  { name: load, command: [...bench, 'load'], after: [unit.name, journeys.name, storybook] },
  { name: 'Growth of a hotel group', command: [...bench, 'growth'], after: [load] },
]
