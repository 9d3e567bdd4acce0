import { createTransport } from 'nodemailer'
import type { Mailer } from './letter.ts'

/** Nobody typed it (RFC 3834): no absence note and no list shall answer. */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/** Delivers over the SMTP server behind a URL, `smtps://user:password@mail.example.com:465`. */
export function smtpMailer(url: string): Mailer & { readonly close: () => void } {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    // A letter's content never names a file or an address to fetch.
    { disableFileAccess: true, disableUrlAccess: true },
  )
  const send: Mailer = async ({ to, from, subject, text, html, messageId, attachments = [] }) => {
    await transport.sendMail({
      subject,
      text,
      html,
      messageId,
      attachments: [...attachments],
      from,
      to: { name: '', address: to },
      headers: automatic,
    })
  }
  return Object.assign(send, { close: () => transport.close() })
}
