import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HttpEnv } from '@veranda/booking-service'
import { brands, localHosts } from '@veranda/booking-service/testing'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { startPageRoutes } from './start-page.ts'
import { storybookRoutes } from './storybook.ts'

const startPage = startPageRoutes({
  brands,
  lines: localHosts(brands, 4000),
  samples: async () => [],
  staff: [{ role: 'agent', userName: 'an.agent', displayName: 'An Agent', password: 'Secret!1' }],
  letters: undefined,
  storybookDir: join(tmpdir(), 'veranda-no-storybook'),
})
const policyOf = async (path: string) =>
  (await startPage.request(path)).headers.get('content-security-policy') ?? ''

test('the Storybook is served as soon as it is built, without a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-storybook-'))
  const routes = new Hono<HttpEnv>().route('/storybook', storybookRoutes(folder))
  const before = await routes.request('/storybook/')
  expect(before.status).toBe(503)
  expect(await before.text()).toContain('It is not built yet')
  writeFileSync(join(folder, 'index.html'), 'every story')
  expect(await (await routes.request('/storybook/')).text()).toBe('every story')
  expect((await routes.request('/storybook')).headers.get('location')).toBe('/storybook/')
  rmSync(folder, { recursive: true })
})

test('the start page lists every brand’s site, and the samples as data', async () => {
  const page = await (await startPage.request('/')).text()
  for (const { origin } of localHosts(brands, 4000)) expect(page).toContain(origin)
  for (const text of ['an.agent', 'Secret!1']) expect(page).toContain(text)
  expect(await (await startPage.request('/samples.json')).json()).toEqual([])
})

test('what is written into the start page runs, and nothing else does', async () => {
  for (const path of ['/', '/samples.json', '/nothing']) {
    const policy = await policyOf(path)
    expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'none'; script-src 'sha256-")])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-inline')
  }
})

test('the Storybook’s pages frame each other and nobody else', async () => {
  for (const path of ['/storybook', '/storybook/index']) {
    const { headers } = await startPage.request(path)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  }
})
