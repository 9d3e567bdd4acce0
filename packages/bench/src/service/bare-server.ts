// The limit: nothing but a server, a connection pool and one prepared query whose text goes out as it comes.
import { createServer } from 'node:http'
import pg from 'pg'
import { reservationQuery } from './reservation-query.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

// Unheard, a connection that ends would end the process.
pool.on('error', () => undefined)

createServer((request, reply) => {
  const code = decodeURIComponent(request.url?.split('/').at(-1) ?? '')
  if (code === 'ready') return void reply.end()
  pool.query<{ whole: string }>({ name: 'whole', text: reservationQuery, values: ['en', code] }).then(
    ({ rows }) =>
      reply
        .writeHead(rows.length === 0 ? 404 : 200, { 'content-type': 'application/json' })
        .end(rows[0]?.whole),
    () => reply.writeHead(500).end(),
  )
}).listen(Number(process.env['PORT']))
