import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  expect,
  fillSignIn,
  hosts,
  pressSignIn,
  sampleGuest,
  seesReservation,
  signInForm,
  test,
} from '../product.ts'
import { openOwnSite, site } from './own-site.ts'

test.use({ isDrawn: true })

const element = (attributes = ''): string =>
  `<veranda-sign-in portal="${hosts.palace}" ${attributes}></veranda-sign-in>`

const tokens = JSON.stringify({
  light: { color: { accent: { $type: 'color', $value: '#7a1f5c' } } },
  black: { color: { surface: { $type: 'color', $value: '#101014' } } },
})

/** What an element inside the form looks like. */
const looksOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(`veranda-sign-in ${selector}`)
    .first()
    .evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property)

test('what was typed on the brand’s own site signs in at its portal, and stands in no address', async ({
  page,
}) => {
  const guest = await sampleGuest('palace')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openOwnSite(page, element())
  await fillSignIn(page, guest)
  await page.getByRole('checkbox', { name: /Shared device/ }).check()
  await pressSignIn(page)
  await page.waitForURL(`${hosts.palace}/auth/login`)
  const form = signInForm(page)
  await expect(form.getByLabel('Last name')).toHaveValue(guest.lastName)
  await expect(form.getByRole('checkbox')).toBeChecked()
  expect(page.url()).toBe(`${hosts.palace}/auth/login`)
  await pressSignIn(page)
  await page.waitForURL(/\/my-reservation/)
  await seesReservation(page)
  // It was ticked that others use the device too.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token')))).toEqual(
    [],
  )
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
  expect(asked.filter((url) => new URL(url).pathname.includes(guest.lastName))).toEqual([])
  expect(asked.filter((url) => url.startsWith(site) && url.includes(guest.reservationCode))).toEqual([])
})

test('the form speaks the language of the page around it, with words of its own', async ({ page }) => {
  const files = { 'words.json': JSON.stringify({ 'sign-in.submit': 'Ver mi reservación' }) }
  await openOwnSite(page, `<div lang="es">${element('words="/words.json"')}</div>`, files)
  await expect(page.getByLabel('Nombre', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ver mi reservación' }).click()
  await expect(page.getByText('Campo requerido').first()).toBeVisible()
})

test('the form wears the brand’s tokens, in both modes, and what the page gives it besides', async ({
  page,
}) => {
  await openOwnSite(page, element('tokens="/aurora.tokens.json"'), { 'aurora.tokens.json': tokens })
  expect(await looksOf(page, 'button', 'background-color')).toBe('rgb(122, 31, 92)')
  await page.locator('veranda-sign-in').evaluate((form) => form.setAttribute('mode', 'black'))
  await expect.poll(() => looksOf(page, 'form', 'color-scheme')).toBe('dark')
  await expect.poll(() => looksOf(page, '.veranda-scope > div', 'background-color')).toBe('rgb(16, 16, 20)')
  await page
    .locator('veranda-sign-in')
    .evaluate((form) => form.style.setProperty('--v-surface', 'rgb(1, 2, 3)'))
  await expect.poll(() => looksOf(page, '.veranda-scope > div', 'background-color')).toBe('rgb(1, 2, 3)')
  // The page around it keeps its own look.
  expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).marginTop)).not.toBe('0px')
})

test('the form is filled in by keyboard alone, and led back to what is wrong', async ({ page }) => {
  await openOwnSite(page, element())
  await page.getByRole('link', { name: 'Rooms' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Reservation number')).toBeFocused()
  await page.keyboard.type('ZPCU-104A7C-AB')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/required/)
  expect(page.url()).toBe(`${site}/`)
})

test('the form is for everyone, in light and in black', async ({ page }) => {
  await openOwnSite(page, element('mode="light"'))
  for (const [mode, colors] of [
    ['light', 'light'],
    ['black', 'dark'],
  ] as const) {
    await page.locator('veranda-sign-in').evaluate((form, value) => form.setAttribute('mode', value), mode)
    await expect.poll(() => looksOf(page, 'form', 'color-scheme')).toBe(colors)
    const { violations } = await new AxeBuilder({ page }).include('veranda-sign-in').analyze()
    expect(violations, mode).toEqual([])
  }
})

test('a page may take over what was typed', async ({ page }) => {
  const guest = await sampleGuest('palace')
  const script = `addEventListener('veranda-sign-in', (event) => {
    event.preventDefault()
    document.querySelector('h1').textContent = event.detail.firstName
  })`
  await openOwnSite(page, element(), { 'page.js': script })
  await fillSignIn(page, guest)
  await pressSignIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.firstName)
  expect(page.url()).toBe(`${site}/`)
})
