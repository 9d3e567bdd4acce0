import { createTransport } from 'nodemailer'
import type { Mailer } from './letter.ts'

/** Marks a letter as automatic (RFC 3834), so that no autoresponder or mailing list replies. */
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
    // The content of a letter must not make the library read a file or fetch an address.
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
