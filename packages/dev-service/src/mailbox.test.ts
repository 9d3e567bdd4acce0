import { expect, test } from 'vitest'
import { openMailbox } from './mailbox.ts'

const now = () => new Date('2027-03-14T12:00:00Z')
const letter = {
  to: 'ana@example.com',
  from: { name: 'Palace', address: 'no-reply@example.com' },
  subject: 'A <link>',
  text: 'text',
  html: '<p>letter</p>',
  messageId: '<1@letters>',
}

test('a letter is listed, shown as its reader sees it, and handed out as data', async () => {
  const { mailer, pages } = openMailbox(now)
  await mailer(letter)
  expect(await (await pages.request('/')).text()).toContain('A &lt;link&gt;')
  expect(await (await pages.request('/1')).text()).toBe(letter.html)
  expect(await (await pages.request('/1/text')).text()).toBe('text')
  expect((await pages.request('/2')).status).toBe(404)
  const json = await pages.request('/', { headers: { accept: 'application/json' } })
  expect(await json.json()).toMatchObject([{ to: 'ana@example.com' }])
})

test('the newest are kept', async () => {
  const { mailer, pages } = openMailbox(now)
  for (let count = 1; count <= 201; count += 1) await mailer(letter)
  expect((await pages.request('/1')).status).toBe(404)
  expect((await pages.request('/201')).status).toBe(200)
})

test.each(['/', '/1', '/2'])('nothing runs or loads in a letter: %s', async (path) => {
  const { mailer, pages } = openMailbox(now)
  await mailer(letter)
  const policy = (await pages.request(path)).headers.get('content-security-policy')
  expect(policy).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  )
})
