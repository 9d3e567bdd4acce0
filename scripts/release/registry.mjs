import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename } from 'node:path'
import { run } from '../run.mjs'

/**
 * A registry of packed tarballs alone, for installing them as a stranger would: their names and versions are asked for
 * over HTTP and their bytes are checked. It knows no other package; those come from where npm is used to.
 */
export async function startRegistry(tarballs) {
  const packages = await Promise.all(tarballs.map(read))
  const server = createServer(({ url }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://registry.invalid').pathname).slice(1)
    const file = packages.find((one) => path === `tarballs/${basename(one.file)}`)
    if (file) return response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file.bytes)
    const found = packages.find(({ manifest }) => manifest.name === path)
    if (!found)
      return response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not_found"}')
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(documentOf(found, origin)))
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${server.address().port}`
  return {
    origin,
    close: () =>
      new Promise((closed) => {
        server.close(closed)
        server.closeAllConnections()
      }),
  }
}

async function read(file) {
  const { output } = await run('tar', ['-xOzf', file, 'package/package.json'])
  return { file, bytes: readFileSync(file), manifest: JSON.parse(output) }
}

function documentOf({ file, bytes, manifest }, origin) {
  const { name, version } = manifest
  const dist = {
    tarball: `${origin}/tarballs/${basename(file)}`,
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    shasum: createHash('sha1').update(bytes).digest('hex'),
  }
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } }
}
