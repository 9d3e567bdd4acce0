import { describe, expect, test } from 'vitest'
import { lettersRoutes } from './letters-routes.ts'
import { mailService } from './mail-setting.ts'

const base = { smtpUrl: undefined, sender: undefined, now: () => new Date('2027-03-14T12:00:00Z') }
const letter = {
  to: 'ana@example.com',
  from: { name: 'Palace', address: 'no-reply@example.com' },
  subject: 'A <link>',
  text: 'text',
  html: '<p>letter</p>',
  messageId: '<1@letters>',
}

describe('mail', () => {
  test('does not start in production without a server and a sender, and says so', () => {
    expect(() => mailService({ ...base, mode: 'production' })).toThrow(/^SMTP_URL is not set/)
    expect(() => mailService({ ...base, mode: 'production', smtpUrl: 'smtp://mail.example.com' })).toThrow(
      /^MAIL_FROM is not set/,
    )
    expect(() => mailService({ ...base, mode: 'development', smtpUrl: 'mail' })).toThrow(
      /^SMTP_URL cannot be read/,
    )
  })

  test('keeps letters to be read where development has no server', async () => {
    const { mailer, box } = mailService({ ...base, mode: 'development' })
    await mailer(letter)
    if (!box) throw new Error('no letter box')
    const routes = lettersRoutes(box)
    const list = await (await routes.request('/')).text()
    expect(list).toContain('A &lt;link&gt;')
    expect(await (await routes.request('/1')).text()).toBe(letter.html)
    expect(await (await routes.request('/1/text')).text()).toBe('text')
    expect((await routes.request('/2')).status).toBe(404)
    const json = await routes.request('/', { headers: { accept: 'application/json' } })
    expect(await json.json()).toMatchObject([{ to: 'ana@example.com' }])
  })
})
