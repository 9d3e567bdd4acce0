import { AxeBuilder } from '@axe-core/playwright'
import { expect, hosts, startPage, test } from './product.ts'
import { onEachProperty } from './run/on-each-property.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

test.use({ isDrawn: true })

onEachProperty('accessibility of our own pages', ({ name }) => {
  leaveToTheFullRun('no guest meets these pages')
  test('the start page and the API document have no violations', async ({ page }) => {
    await page.emulateMedia({ colorScheme: name === 'a black page' ? 'dark' : 'light' })
    await page.goto(startPage)
    await expect(page.getByRole('heading', { level: 1, name: 'Veranda' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('link', { name: 'API document' }).click()
    await page.getByRole('navigation', { name: 'Calls' }).getByRole('link', { name: 'startPayment' }).click()
    const call = page.getByRole('article', { name: '/api/booking/payment' }).first()
    await expect(call).toBeInViewport()
    // What is folded away counts too.
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
})

test.describe(() => {
  leaveToTheFullRun('no guest meets this page')
  test('the API document fits a phone, on any brand’s host', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${hosts.palace}/docs`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
