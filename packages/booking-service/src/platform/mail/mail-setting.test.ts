import { describe, expect, test } from 'vitest'
import { mailService } from './mail-setting.ts'

const base = { smtpUrl: undefined, sender: undefined, now: () => new Date('2027-03-14T12:00:00Z') }
describe('mail', () => {
  test('does not start in production without a mail server and a sender, and says so', () => {
    expect(() => mailService({ ...base, mode: 'production' })).toThrow(/^SMTP_URL is not set/)
    expect(() => mailService({ ...base, mode: 'production', smtpUrl: 'smtp://mail.example.com' })).toThrow(
      /^MAIL_FROM is not set/,
    )
    expect(() => mailService({ ...base, mode: 'development', smtpUrl: 'mail' })).toThrow(
      /^SMTP_URL cannot be read/,
    )
  })

  test('does not start in development either without a mailbox', () => {
    expect(() => mailService({ ...base, mode: 'development' })).toThrow(
      'SMTP_URL is not set: this program has no mailbox of its own.',
    )
  })
})
