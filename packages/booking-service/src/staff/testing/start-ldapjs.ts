import ldap from 'ldapjs'
import type { Certificate } from './a-certificate.ts'
import { base, entries, manager } from './directory-entries.ts'

// The library's types leave the handlers open.
type Named = { readonly dn: { readonly toString: () => string } }
type Bind = Named & { readonly credentials: string }
type Search = Named & { readonly filter: { readonly matches: (attributes: object) => boolean } }
type Reply = { readonly send: (entry: object) => void; readonly end: () => void }
type Next = (error?: object) => void

const passwordOf = new Map([
  [plain(manager.dn), manager.password],
  ...entries.map(({ dn, attributes }) => [plain(dn), attributes['userPassword']?.[0] ?? ''] as const),
])

function plain(dn: string): string {
  return dn.toLowerCase().replaceAll(/\s*([,=])\s*/g, '$1')
}

/** A directory that speaks LDAP where OpenLDAP is not on the machine. Like most, it lets a name without a password in. */
export async function startLdapjs(certificate?: Certificate) {
  const server = ldap.createServer(certificate ? { certificate: certificate.cert, key: certificate.key } : {})
  server.bind('', (request: Bind, response: Reply, next: Next) => {
    const { credentials } = request
    if (credentials !== '' && passwordOf.get(plain(request.dn.toString())) !== credentials)
      return next(new ldap.InvalidCredentialsError())
    response.end()
    return next()
  })
  server.search(base, (request: Search, response: Reply, next: Next) => {
    for (const { dn, attributes } of entries) {
      const { userPassword: _, ...shown } = attributes
      const object = { dn, attributes: shown }
      if (plain(dn).endsWith(plain(request.dn.toString())) && request.filter.matches(lowerCase(shown)))
        response.send(object)
    }
    response.end()
    return next()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  return {
    url: server.url.replace('0.0.0.0', '127.0.0.1'),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  }
}

const lowerCase = (attributes: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, values]) => [name.toLowerCase(), [...values]]))
