import { request } from 'node:http'

type Asked = {
  readonly method?: 'GET' | 'POST'
  readonly body?: object
  readonly cookie?: string
}

export type Answered = { readonly status: number; readonly bytes: number; readonly cookie: string }

/** Asks the back office's host, which no name service has to know. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', body, cookie }: Asked = {},
): Promise<Answered> {
  const host = `admin.localhost:${port}`
  const headers = {
    host,
    origin: `http://${host}`,
    'x-requested-with': 'veranda',
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(cookie ? { cookie } : {}),
  }
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length
      })
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          bytes,
          cookie: (answer.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '',
        }),
      )
    })
    asked.on('error', reject)
    asked.end(body ? JSON.stringify(body) : undefined)
  })
}
