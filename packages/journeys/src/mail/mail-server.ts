import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server with a mailbox for every address. */
export async function mailServer() {
  const mailboxes = new Map<string, readonly Email[]>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      const deliver = async () => {
        const letter = await PostalMime.parse(await text(stream))
        for (const { address } of envelope.rcptTo)
          mailboxes.set(address, [...(mailboxes.get(address) ?? []), letter])
      }
      callbackify(deliver)(done)
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** What an address has received, oldest first. */
    mailboxOf: (address: string): readonly Email[] => mailboxes.get(address) ?? [],
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
