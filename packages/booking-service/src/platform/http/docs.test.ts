import { endpoints } from '@veranda/contract'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { refusals } from '../refusal.ts'
import { dataPolicy, policyOnEveryAnswer } from './content-policy.ts'
import { docsRoutes } from './docs.ts'
import type { HttpEnv } from './http-env.ts'

const routes = new Hono<HttpEnv>()
  .use('*', policyOnEveryAnswer(dataPolicy(false)))
  .route('/', docsRoutes(false))
const page = await (await routes.request('/docs')).text()
const sectionOf = (name: string) =>
  new RegExp(`<article id="${name}"[\\s\\S]*?</article>`).exec(page)?.[0] ?? ''

describe('the API document as a page', () => {
  test('shows every call once, linked from the index', () => {
    for (const name of Object.keys(endpoints)) {
      expect(sectionOf(name)).not.toBe('')
      expect(page).toContain(`href="#${name}"`)
    }
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('says which writes need an idempotency key, and which a version', () => {
    expect(sectionOf('changeStay')).toMatch(/Idempotency-Key[\s\S]*If-Match/)
    expect(sectionOf('startPayment')).toContain('Idempotency-Key')
    expect(sectionOf('startPayment')).not.toContain('If-Match')
    expect(sectionOf('getReservation')).toContain('If-None-Match')
  })

  test('names the refusals of a call, each linked to its meaning', () => {
    expect(sectionOf('startPayment')).toContain('href="#refusal-sold-out"')
    expect(sectionOf('listCountries')).not.toContain('#refusal-sold-out')
    for (const word of Object.keys(refusals)) expect(page).toContain(`<tr id="refusal-${word}">`)
  })

  test('runs and fetches nothing', async () => {
    expect(page).not.toMatch(/<script|\bsrc=|<link rel="stylesheet"/)
    const policy = (await routes.request('/docs')).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|script-src/)
  })
})
