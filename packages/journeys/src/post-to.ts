import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

type Answer = { readonly headers: IncomingHttpHeaders; readonly json: unknown }

/** Asks a site of the product as its page does. Only a browser finds the host of a site on this machine by its name. */
export function postTo(address: string, headers: OutgoingHttpHeaders, body: object): Promise<Answer> {
  const { origin, host, port, pathname } = new URL(address)
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: pathname,
      method: 'POST',
      headers: { host, origin, 'content-type': 'application/json', ...headers },
    })
    asked.on('error', reject)
    asked.on('response', (answer) => resolve(readAs(address, answer)))
    asked.end(JSON.stringify(body))
  })
}

async function readAs(address: string, answer: IncomingMessage): Promise<Answer> {
  const words = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode} ${words}`)
  return { headers: answer.headers, json: words && JSON.parse(words) }
}
