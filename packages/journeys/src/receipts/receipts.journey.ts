import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chooseFiles } from '../choose-files.ts'
import { test } from '../hotel/test.ts'
import { openSignedIn } from '../open-signed-in.ts'
import * as cards from '../paying/cards.ts'
import { pay } from '../paying/page.ts'
import { expect, main } from '../product.ts'
import { onEachProperty } from '../run/on-each-property.ts'

/** Of what was paid there is a receipt, and its holder can find out without help whether it is genuine. */
onEachProperty('receipts', ({ sampleCode }) => {
  const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name })
  const verify = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: 'Link or code of the receipt' }).fill(text)
    await page.getByRole('button', { name: 'Check the link' }).click()
  }
  const open = (page: Page, name: string, content: Buffer) =>
    chooseFiles(page, 'Choose a file', { name, mimeType: 'application/octet-stream', buffer: content })

  test('each payment has one, with a document; a stranger verifies it and the file with all without network, and one changed sign is told', async ({
    page,
    hotel,
    browser,
  }) => {
    const guest = await hotel.books(sampleCode)
    await openSignedIn(page, guest, '/payment')
    await page.getByRole('radio', { name: 'Another amount' }).check({ force: true })
    await page.getByRole('textbox', { name: /^Amount/ }).fill('250')
    await pay(page, cards.pays)
    await expect(page).toHaveURL(/\/payment\/done$/)
    await page.goto(`${guest.origin}/payment`)
    await pay(page, cards.alsoPays)
    await expect(page).toHaveURL(/\/payment\/done$/)
    await page.goto(`${guest.origin}/receipt`)
    await expect(main(page).getByRole('link', { name: 'Payment of your balance' })).toHaveCount(2)
    const all = page.waitForEvent('download')
    await main(page)
      .getByRole('link', { name: /^Download all receipts/ })
      .click()
    const file = await readFile(await (await all).path(), 'utf8')
    await page.goto(`${guest.origin}/my-reservation`)
    await page.getByRole('tab', { name: 'Details' }).click()
    await main(page)
      .getByRole('link', { name: `Receipt ${guest.reservationCode}-R1` })
      .click()
    await expect(heading(page, 'Payment of your balance')).toBeVisible()
    await expect(main(page)).toContainText(`Receipt ${guest.reservationCode}-R1`)
    await expect(main(page)).toContainText('ending in 1111')
    const saved = page.waitForEvent('download')
    await main(page).getByRole('button', { name: 'Download PDF' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe(`${guest.reservationCode}-R1.pdf`)
    const pdf = await readFile(await download.path())
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
    const [link = ''] = /https?:[^\s()]+\/receipt\/verify#[\w.-]+/.exec(pdf.toString('latin1')) ?? []

    const context = await browser.newContext()
    const stranger = await context.newPage()
    await stranger.goto(link)
    await expect(stranger.getByRole('status').filter({ hasText: 'This receipt is genuine' })).toBeVisible()
    await expect(main(stranger)).toContainText(`${guest.reservationCode}-R1`)

    await context.setOffline(true)
    const sent: string[] = []
    stranger.on('request', (request) => sent.push(request.url()))
    const [, , signature = ''] = link.split('.').slice(-3)
    const body = link.split('.').at(-2) ?? ''
    const changedAt = Math.floor(body.length / 2)
    const changed = link.replace(
      body,
      `${body.slice(0, changedAt)}${body[changedAt] === 'A' ? 'B' : 'A'}${body.slice(changedAt + 1)}`,
    )
    await verify(stranger, changed)
    await expect(stranger.getByRole('alert')).toContainText('This receipt has been changed')
    await verify(stranger, link)
    await expect(main(stranger)).toContainText('This receipt is genuine')
    await open(stranger, 'receipt.pdf', pdf)
    await expect(main(stranger)).toContainText('This receipt is genuine')
    await open(
      stranger,
      'changed.pdf',
      Buffer.from(pdf.toString('latin1').replaceAll(link, changed), 'latin1'),
    )
    await expect(stranger.getByRole('alert')).toContainText('This receipt has been changed')
    await open(stranger, 'other.pdf', Buffer.from('%PDF-1.7 nothing of ours'))
    await expect(stranger.getByRole('alert')).toContainText('No receipt found')
    await open(stranger, 'all.json', Buffer.from(file))
    await expect(main(stranger)).toContainText('2 receipts, all genuine and in order')
    const { receipts } = JSON.parse(file) as { receipts: string[] }
    await verify(stranger, receipts[1] ?? '')
    await expect(main(stranger)).toContainText('This is receipt no. 2 for the reservation')
    expect(signature).not.toBe('')
    expect(sent).toEqual([])
    await context.close()
  })
})
