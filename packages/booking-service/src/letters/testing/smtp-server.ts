import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * A mail server for tests, which records what it receives. `answer` decides whether a letter is accepted, with 535 whether a
 * password is, for who comes to `urlWithPassword`; one that was closed can be opened again at its old address.
 */
export async function smtpServer() {
  const received: Email[] = []
  let answer: 'accept' | 451 | 535 | 550 = 'accept'
  const opened = async (at: number) => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onAuth: (_password, _session, done) =>
        answer === 535 ? done(refusal(answer)) : done(null, { user: 'veranda' }),
      closeTimeout: 100,
      onData(stream, _session, done) {
        const read = async () => {
          const letter = await PostalMime.parse(await text(stream))
          if (answer !== 'accept') throw refusal(answer)
          received.push(letter)
        }
        callbackify(read)(done)
      },
    })
    await new Promise<void>((listening) => server.listen(at, '127.0.0.1', listening))
    return server
  }
  let server = await opened(0)
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    urlWithPassword: `smtp://veranda:secret@127.0.0.1:${port}`,
    received,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
    reopen: async () => {
      server = await opened(port)
    },
  }
}

const refusal = (responseCode: number) => Object.assign(new Error('No'), { responseCode })
