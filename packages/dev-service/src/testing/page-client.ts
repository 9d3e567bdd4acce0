import { request, type RequestOptions } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Client, createClient } from '@veranda/contract'

type Page = { readonly port: number; readonly origin: string; readonly token: string }

/**
 * The real client, its retries included, as a page of that origin has it. A page finds its host by itself; here it has to
 * be said, which `fetch` does not let us. `onAnswer` sees each answer.
 */
export const pageClient = (
  { port, origin, token }: Page,
  onAnswer: (answer: Response) => void = () => undefined,
): Client =>
  createClient({
    baseUrl: `http://127.0.0.1:${port}/api`,
    bearer: async () => token,
    fetch: async (input, init) => {
      const wanted = new Request(input, init)
      const { pathname, search } = new URL(wanted.url)
      const headers = { ...Object.fromEntries(wanted.headers), host: new URL(origin).host }
      const answer = await send(
        { port, method: wanted.method, path: pathname + search, headers },
        await wanted.text(),
      )
      onAnswer(answer)
      return answer
    },
  })

/** One request over the wire. Without an answer it fails as a page's request does. */
const send = (to: RequestOptions, body: string): Promise<Response> =>
  new Promise((answered, failed) => {
    const headers = { ...(to.headers as Record<string, string>), 'content-length': Buffer.byteLength(body) }
    request({ host: '127.0.0.1', ...to, headers }, (answer) => {
      const { statusCode: status = 500, headers: output } = answer
      const pairs = Object.entries(output).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      )
      text(answer)
        .then((reported) => answered(new Response(reported, { status, headers: pairs })))
        .catch(failed)
    })
      .on('error', () => failed(new TypeError('Failed to fetch')))
      .end(body)
  })
