import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../testing/free-port.ts'
import type { Certificate } from './a-certificate.ts'
import { base, entries, manager } from './directory-entries.ts'

const program = '/usr/sbin/slapd'

/** Whether OpenLDAP's server is on this machine. */
export const hasSlapd = existsSync(program) && existsSync('/etc/ldap/schema/inetorgperson.schema')

/** OpenLDAP's own server with the people of the tests, on a port of this machine. */
export async function startSlapd(certificate?: Certificate) {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-slapd-'))
  const config = join(folder, 'slapd.conf')
  mkdirSync(join(folder, 'data'))
  writeFileSync(
    config,
    [
      ...['core', 'cosine', 'inetorgperson'].map((name) => `include /etc/ldap/schema/${name}.schema`),
      'modulepath /usr/lib/ldap',
      'moduleload back_mdb',
      `pidfile ${folder}/slapd.pid`,
      ...(certificate
        ? [`TLSCertificateFile ${folder}/cert.pem`, `TLSCertificateKeyFile ${folder}/key.pem`]
        : []),
      'database mdb',
      `suffix "${base}"`,
      `rootdn "${manager.dn}"`,
      `rootpw ${manager.password}`,
      `directory ${folder}/data`,
    ].join('\n'),
  )
  writeFileSync(join(folder, 'people.ldif'), ldif())
  if (certificate) {
    writeFileSync(join(folder, 'cert.pem'), certificate.cert)
    writeFileSync(join(folder, 'key.pem'), certificate.key)
  }
  execFileSync(program, ['-T', 'add', '-f', config, '-l', join(folder, 'people.ldif')], { stdio: 'pipe' })
  const port = await freePort()
  const url = `ldap://127.0.0.1:${port}`
  const overTls = `ldaps://127.0.0.1:${await freePort()}`
  const listens = certificate ? `${url} ${overTls}` : url
  const server = spawn(program, ['-f', config, '-h', listens, '-d', '0'], { stdio: 'ignore' })
  await answers(port)
  return {
    url,
    overTls,
    close: async () => {
      await ended(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const ldif = (): string =>
  entries
    .map(({ dn, attributes }) =>
      [
        `dn: ${dn}`,
        ...Object.entries(attributes).flatMap(([name, values]) => values.map((value) => `${name}: ${value}`)),
      ].join('\n'),
    )
    .join('\n\n')

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isUp = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
      socket.once('close', () => socket.destroy())
      socket.once('connect', () => socket.end())
    })
    if (isUp) return
    await wait(25)
  }
  throw new Error('slapd does not answer')
}

const ended = (server: ChildProcess): Promise<unknown> => {
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  return gone
}
