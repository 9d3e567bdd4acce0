import { chromium } from '@playwright/test'
const base = 'http://admin.localhost:5790'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const shot = (page, name) => page.screenshot({ path: `/tmp/staffin-shots/${name}.png` })
for (const [w, h, n] of [
  [390, 844, 'm'],
  [1440, 900, 'd'],
]) {
  const context = await browser.newContext({ viewport: { width: w, height: h } })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  page.on('pageerror', (e) => console.log('pageerror', e.stack.slice(0, 900)))
  await page.goto(base)
  await page.waitForSelector('form')
  await shot(page, `${n}-sign-in`)
  await page.fill('input[name=username]', 'sample.agent')
  await page.fill('input[name=password]', 'Wrong!1x')
  await page.click('button[type=submit]')
  await page.waitForSelector('[role=alert]')
  await shot(page, `${n}-refused`)
  await page.fill('input[name=password]', 'Frangipani!7')
  await page.click('button[type=submit]')
  await page.waitForURL(/inbox|forbidden/)
  await page.waitForSelector('h1', { timeout: 4000 })
  await shot(page, `${n}-in`)
  console.log(n, page.url(), JSON.stringify(await context.cookies()))
  await context.close()
}
await browser.close()
