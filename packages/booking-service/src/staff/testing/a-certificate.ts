import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Certificate = { readonly cert: string; readonly key: string }

/** A certificate that vouches for itself, for a host name or an address. */
export function aCertificate(name: 'IP:127.0.0.1' | `DNS:${string}`): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-certificate-'))
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const subject = '/CN=directory.example.com'
  const asked = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj ${subject}`
  const names = ['-addext', `subjectAltName=${name}`, '-out', cert, '-keyout', key]
  execFileSync('openssl', asked.split(' ').concat(names), { stdio: 'pipe' })
  const made = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
  rmSync(folder, { recursive: true, force: true })
  return made
}
