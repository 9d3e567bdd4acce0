import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoreError } from './store.ts'

/**
 * Locks a folder against other processes, because two embedded databases on one folder destroy it. The lock
 * is a listening socket, which the kernel closes with the process, however that ends. Returns a function that
 * releases it earlier.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const address = addressFor(folder)
  const held = (await listenOn(address)) ?? (await takeOverStale(address))
  if (!held) {
    throw new StoreError(
      `The folder ${folder} is in use by another process; stop it first, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  held.unref()
  return () => void held.close()
}

function addressFor(folder: string): string {
  const name = `veranda-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

const listenOn = (address: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => resolve(server))
  })

// Only a socket that is a file can outlive its process.
async function takeOverStale(address: string): Promise<Server | undefined> {
  if (!address.endsWith('.sock') || (await answers(address))) return undefined
  rmSync(address, { force: true })
  return listenOn(address)
}

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
