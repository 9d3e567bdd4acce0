import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server for tests, which records what it receives. `answer` decides whether a letter is accepted. */
export async function smtpServer() {
  const received: Email[] = []
  let answer: 'accept' | 451 | 550 = 'accept'
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const read = async () => {
        const letter = await PostalMime.parse(await text(stream))
        if (answer !== 'accept') throw Object.assign(new Error('No'), { responseCode: answer })
        received.push(letter)
      }
      callbackify(read)(done)
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
