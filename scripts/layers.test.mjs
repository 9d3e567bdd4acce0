import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Who may import whom, and what must never be reached. Ours by short name; others by package name. */
const layers = {
  domain: { ours: [], never: /^(react|hono|drizzle|ky|jotai)/ },
  messages: { ours: ['domain'], never: /^(react|hono|ky)/ },
  brands: { ours: ['domain', 'design-system'], never: /^(react|hono|ky)/ },
  contract: { ours: ['domain'], never: /^(react|hono|drizzle)/ },
  conformance: { ours: ['domain', 'contract'], never: /^(react|hono|drizzle|jotai)/ },
  'design-system': { ours: ['domain', 'messages'], never: /^(react-router|jotai|ky|aws-amplify|hono)/ },
  storybook: {
    ours: ['domain', 'messages', 'design-system', 'brands'],
    never: /^(hono|jotai|react-router|ky)/,
  },
  portal: {
    ours: ['domain', 'messages', 'contract', 'design-system'],
    never: /^(hono|drizzle|radix-ui|react-aria)/,
  },
  // The packages of its one bundle are built into it: whoever installs it installs nothing else.
  embed: { ours: [], never: /./ },
  'brand-kit': { ours: ['domain', 'messages', 'design-system'], never: /^(react|hono|drizzle|jotai|ky)/ },
  'create-veranda-brand': { ours: [], never: /./ },
  'vite-shell': { ours: ['messages'], never: /^(react$|hono|drizzle|jotai|ky)/ },
  'back-office': {
    ours: ['domain', 'messages', 'contract', 'design-system'],
    never: /^(hono|drizzle|radix-ui|react-aria)/,
  },
  identity: { ours: ['domain'], never: /^(react|hono|drizzle)/ },
  'booking-service': {
    ours: ['domain', 'contract', 'messages', 'identity'],
    never: /^(react|jotai|ky)/,
  },
  'dev-payment-provider': { ours: ['domain'], never: /^(react|jotai|ky)/ },
  'dev-identity-pool': { ours: ['domain', 'identity'], never: /^(react|jotai|ky)/ },
  'dev-sample-group': {
    ours: ['domain', 'contract', 'booking-service', 'dev-payment-provider'],
    never: /^(react|jotai|ky)/,
  },
  'dev-service': {
    ours: [
      'domain',
      'brands',
      'booking-service',
      'dev-identity-pool',
      'dev-payment-provider',
      'dev-sample-group',
    ],
    never: /^(react|jotai|ky)/,
  },
  'test-depth': { ours: [], never: /^(react|hono|drizzle)/ },
  journeys: { ours: [], never: /^(hono|drizzle)/ },
  bench: { ours: [], never: /^(hono|drizzle)/ },
  'shell-palace': {
    ours: ['brands', 'messages', 'portal'],
    never: /^(hono|jotai|react-router)/,
  },
  'shell-moon': {
    ours: ['brands', 'messages', 'portal'],
    never: /^(hono|jotai|react-router)/,
  },
  'shell-leblanc': {
    ours: ['brands', 'messages', 'portal'],
    never: /^(hono|jotai|react-router)/,
  },
  'shell-partner': {
    ours: ['brands', 'messages', 'portal'],
    never: /^(hono|jotai|react-router)/,
  },
  'shell-back-office': {
    ours: ['back-office', 'brands', 'messages'],
    never: /^(hono|jotai|react-router)/,
  },
}

const packages = ['packages', 'shells']
  .flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'package.json')),
  )
  .filter((path) => existsSync(path))
  .map((path) => JSON.parse(readFileSync(path, 'utf8')))

for (const pkg of packages) {
  const name = pkg.name.replace('@veranda/', '')

  test(`${name} has its row in the table of layers`, () =>
    assert.ok(layers[name], `add ${name} to the table`))

  test(`${name} imports only the layers below it`, () => {
    const allowed = layers[name]?.ours ?? []
    const ours = Object.keys(pkg.dependencies ?? {}).filter((dependency) =>
      dependency.startsWith('@veranda/'),
    )
    assert.deepEqual(
      ours
        .map((dependency) => dependency.replace('@veranda/', ''))
        .filter((dependency) => !allowed.includes(dependency)),
      [],
    )
  })

  if (!name.startsWith('dev-'))
    test(`${name} runs without a package for development`, () =>
      assert.deepEqual(
        Object.keys(pkg.dependencies ?? {}).filter((dependency) => dependency.startsWith('@veranda/dev-')),
        [],
      ))

  test(`${name} reaches for nothing its layer must never know`, () => {
    const never = layers[name]?.never ?? /^$/
    assert.deepEqual(
      Object.keys(pkg.dependencies ?? {}).filter((dependency) => never.test(dependency)),
      [],
    )
  })
}

// turbo.json counts on it: the service, which tests with the sample brands, is not proved again for a component.
test('a sample brand’s data takes nothing from the design system but its theme', () => {
  const source = join(root, 'packages/brands/src')
  const taken = globSync('**/*.ts', { cwd: source, exclude: ['scenes/**'] }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/'@veranda\/design-system\/([^']+)'/g)].map(
      ([, entry]) => entry,
    ),
  )
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/design-system/package.json'), 'utf8'))
  const entries = [...new Set(taken)].map((entry) => exports[`./${entry}`]['@veranda/source'])
  assert.ok(entries.length > 1)
  for (const entry of entries) assert.match(entry, /^\.\/src\/theme\//)
})
