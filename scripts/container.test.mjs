import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { faultsOfCompose } from './container/judge-compose.mjs'
import { faultsOfContainerfile } from './container/judge-containerfile.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path) => readFileSync(join(root, path), 'utf8')

const containerfile = read('Containerfile')
const compose = read('compose.yaml')
const settings = [...read('docs/running-it.md').matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell]) =>
  [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
)

test('the container file builds what there is, and its image runs without root and without secrets', () =>
  assert.deepEqual(faultsOfContainerfile(containerfile, root), []))

test('the compose file keeps its schema, and knows only settings that the service has', () =>
  assert.deepEqual(faultsOfCompose(compose, settings), []))

test('the compose file passes on every setting but those of a demonstration, of tests and of the image', () => {
  const left = ['API_DOCS', 'SAMPLE_DATA', 'IDENTITY_ISSUER', 'PAYMENTS', 'PAYMENTS_ORIGIN', 'ADYEN_URL']
  const ofTheImage = ['NODE_ENV', 'PORT', 'DATA_DIR', 'SHELLS_DIR']
  const passed = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name)
  assert.deepEqual(
    settings.filter((name) => ![...passed, ...left, ...ofTheImage].includes(name)),
    [],
  )
})

test('nothing of what the container file copies is left out of the build', () => {
  const admitted = read('.dockerignore')
    .match(/^!.+$/gm)
    .map((line) => line.slice(1))
  const copied = [...containerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, sources]) =>
    sources.split(' '),
  )
  assert.deepEqual(admitted.toSorted(), copied.toSorted())
})

describe('a container file', () => {
  const faultsWith = (from, to) => {
    assert.ok(containerfile.includes(from))
    return faultsOfContainerfile(containerfile.replace(from, to), root)
  }
  const wrongs = [
    ['copies what does not exist', 'COPY shells shells', 'COPY sites sites', 'sites does not exist'],
    [
      'copies what nothing builds',
      '/build/shells/moon/dist',
      '/build/shells/sun/dist',
      'nothing builds /build/shells/sun/dist',
    ],
    ['forgets a site', /^.*back-office.*\n/m.exec(containerfile)[0], '', 'the site back-office is missing'],
    ['forgets what the lockfile was made with', ' .pnpmfile.mjs', '', '.pnpmfile.mjs is not copied'],
    [
      'builds what there is not',
      '--filter=@veranda/booking-service',
      '--filter=@veranda/booking',
      'there is no @veranda/booking to build',
    ],
    [
      'has another package manager',
      'pnpm@12.21.0 install',
      'pnpm@11.0.0 install',
      'pnpm@11.0.0 is not pnpm@12.21.0',
    ],
    ['is run by root', 'USER node', 'USER root', 'root runs the program'],
    ['is never asked whether it is alive', '/healthz`', '/`', 'nobody asks whether it is alive'],
    ['carries a secret', 'ENV CI=true', 'ENV CI=true ADYEN_API_KEY=1', 'ADYEN_API_KEY is in the image'],
    ['cannot be read', 'WORKDIR /app', 'WORKDIR', 'line 16: Instruction has no arguments'],
  ]
  for (const [what, from, to, fault] of wrongs)
    test(`that ${what} is found`, () =>
      assert.ok(faultsWith(from, to).includes(fault), faultsWith(from, to).join('\n')))
})

describe('a compose file', () => {
  const faultsWith = (from, to) => {
    assert.ok(compose.includes(from))
    return faultsOfCompose(compose.replace(from, to), settings)
  }
  const wrongs = [
    ['has a word the schema does not', 'init: true', 'initial: true', /additional properties initial/],
    ['sets what is no setting', 'IDENTITY: cognito', 'IDENTITIES: cognito', /IDENTITIES is no setting/],
    ['asks for what is no setting', '${MAIL_FROM:-', '${MAIL_SENDER:-', /MAIL_SENDER is no setting/],
    ['has a secret in it', '${ADYEN_API_KEY:-}', 'AQEyhmfx', /ADYEN_API_KEY stands in the file/],
    [
      'has a password in an address',
      '${POSTGRES_PASSWORD:?the password of the database}@',
      'veranda@',
      /a password stands in DATABASE_URL/,
    ],
    ['waits for what is not there', 'mail: { condition', 'post: { condition', /there is no post/],
    ['stores in a volume of nobody', 'volumes: ["database:', 'volumes: ["data:', /nobody declares data/],
  ]
  for (const [what, from, to, fault] of wrongs)
    test(`that ${what} is found`, () => assert.match(faultsWith(from, to).join('\n'), fault))
})
