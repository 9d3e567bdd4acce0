import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../run.mjs'
import { serveFolder } from '../sixth-brand/serve-folder.mjs'
import { asStranger, strangersEnv } from './stranger.mjs'

const { chromium } = createRequire(join(root, 'packages/journeys/package.json'))('@playwright/test')

/**
 * Runs what readmes show as a stranger who copies it: the scripts of domain, messages and contract with Node alone, and the
 * component of the design system in a plain Vite app, under a strict content policy, on a page that has styles of its own.
 */
export async function runReadmes(folder, registry, executablePath) {
  await runScripts(join(folder, 'scripts'), registry)
  const app = join(folder, 'app')
  await buildApp(app, registry)
  const site = await serveFolder(join(app, 'dist'))
  try {
    await judgeApp(site.origin, executablePath)
  } finally {
    await site.close()
  }
}

/** The code of a readme that names a file. */
const codeIn = (name) => {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
  const [, file, code] = /^```\w+ file=(\S+)\n([\s\S]*?)^```$/m.exec(readme)
  return { file, code }
}

async function runScripts(folder, registry) {
  const env = strangersEnv(folder, registry)
  for (const [name, says] of [
    ['domain', /^until arrival/m],
    ['messages', /^it-IT \d+ /m],
    ['contract', /^refused: offline$/m],
  ]) {
    const own = join(folder, name)
    const { file, code } = codeIn(name)
    write(own, { 'package.json': '{ "private": true, "type": "module" }', [file]: code })
    await asStranger('npm', ['install', `@veranda/${name}`], { cwd: own, env })
    assert.match(
      await asStranger('node', [file], { cwd: own, env: { BOOKING_API: 'http://127.0.0.1:9/api' } }),
      says,
    )
  }
}

async function buildApp(folder, registry) {
  const env = strangersEnv(dirname(folder), registry)
  const { file, code } = codeIn('design-system')
  write(folder, {
    'package.json': '{ "private": true, "type": "module", "scripts": { "build": "vite build" } }',
    'index.html': `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self'"></head>
<body><h1 id="host">A page of one's own</h1><ul><li>with a list</li></ul><div id="root"></div><script type="module" src="/${file}"></script></body></html>`,
    [file]: code,
  })
  await asStranger(
    'npm',
    ['install', '@veranda/design-system', '@veranda/domain', 'react', 'react-dom', 'react-intl'],
    {
      cwd: folder,
      env,
    },
  )
  await asStranger('npm', ['install', '--save-dev', 'vite'], { cwd: folder, env })
  await asStranger('npm', ['run', 'build'], { cwd: folder, env })
}

async function judgeApp(origin, executablePath) {
  const sentences = JSON.parse(readFileSync(join(root, 'packages/messages/lang/later/en-US.json'), 'utf8'))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const complaints = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(origin)
    await page.getByRole('heading', { name: sentences['refund-curve.title'] }).waitFor()
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
    const looks = await page.evaluate(looksOf)
    assert.notEqual(looks.host.margin, '0px')
    assert.equal(looks.host.list, 'disc')
    assert.equal(looks.host.family, looks.host.bare)
    assert.equal(looks.own.margin, '0px')
    assert.equal(looks.own.boxSizing, 'border-box')
    assert.match(looks.own.family, /Source Sans 3/)
    assert.deepEqual(
      complaints.filter((complaint) => !/favicon|404/.test(complaint)),
      [],
    )
  } finally {
    await browser.close()
  }
}

/** Runs on the page: what the page's own elements look like, and what the component's do. */
function looksOf() {
  const own = getComputedStyle(document.querySelector('.veranda-scope h2'))
  const host = getComputedStyle(document.querySelector('#host'))
  return {
    own: { margin: own.marginTop, boxSizing: own.boxSizing, family: own.fontFamily },
    host: {
      margin: host.marginTop,
      family: host.fontFamily,
      bare: getComputedStyle(document.documentElement).fontFamily,
      list: getComputedStyle(document.querySelector('li')).listStyleType,
    },
  }
}

function write(folder, files) {
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
}
