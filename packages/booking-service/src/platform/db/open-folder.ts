import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { keepingSpace } from './keeping-space.ts'
import { lockFolder } from './lock-folder.ts'
import { preparingStatements } from './prepare-statements.ts'
import { StoreError } from './store.ts'

export type OpenFolder = { readonly client: PGlite; readonly release: () => void }

// A new database takes about 40 MB, and its log as much again.
const neededBytes = 100 * 1024 * 1024

/**
 * Opens the embedded database in a folder, or in memory if no folder is named. A new one starts from the
 * packed database in the file `startFrom`, if given.
 */
export async function openFolder(folder: string, startFrom?: string): Promise<OpenFolder> {
  const library = await import('@electric-sql/pglite')
  const { PGlite } = library
  if (folder === '') {
    const options = { ...(await beginning(startFrom)), startParams: startParams(PGlite) }
    const client = await PGlite.create(options)
    return { client: preparingStatements(client, library), release: () => undefined }
  }
  const path = usableFolder(folder)
  const release = await lockFolder(path)
  try {
    const client = await openOrMake(PGlite, path, startFrom)
    return { client: keepingSpace(preparingStatements(client, library), path), release }
  } catch (cause) {
    release()
    throw sentenceFor(folder, cause)
  }
}

/**
 * Marks the folder while its database is being created. If the process is killed then, the mark remains
 * beside a database that is empty but may not open: the next process starts over.
 */
async function openOrMake(embedded: typeof PGlite, path: string, startFrom?: string): Promise<PGlite> {
  const mark = join(path, 'UNFINISHED')
  if (existsSync(mark)) emptyFolder(path)
  const options = { dataDir: path, startParams: startParams(embedded) }
  if (existsSync(join(path, 'PG_VERSION'))) return embedded.create(options)
  writeFileSync(mark, '')
  const client = await embedded.create({ ...options, ...(await beginning(startFrom)) })
  rmSync(mark)
  return client
}

/**
 * With a buffer of 16 MB instead of 128: the embedded database clears all of it at each start, which is half the time a
 * start takes, and what does not fit is read from memory or from the system's file cache.
 */
const startParams = (embedded: typeof PGlite): string[] => [
  ...embedded.defaultStartParams,
  '-c',
  'shared_buffers=16MB',
]

const beginning = async (packed: string | undefined) =>
  packed === undefined ? {} : { loadDataDir: await openAsBlob(packed) }

function emptyFolder(path: string): void {
  for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true })
}

function usableFolder(folder: string): string {
  try {
    makeFolder(resolve(folder))
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    throw sentenceFor(folder, cause)
  }
  const path = realpathSync(folder)
  const disk = statfsSync(path)
  if (disk.bavail * disk.bsize < neededBytes) throw new StoreError(diskFull(folder))
  return path
}

// Created level by level: Node's recursive mkdir never returns if a parent cannot hold folders.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

const diskFull = (folder: string) => `The disk is full: the database in ${folder} needs 100 MB of free space.`

function sentenceFor(folder: string, cause: unknown): StoreError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'ENOSPC') return new StoreError(diskFull(folder), { cause })
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StoreError(`The folder ${folder} cannot be written to.`, { cause })
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new StoreError(`${folder} is a file; the database needs a folder.`, { cause })
  return new StoreError(`The database in ${folder} cannot be opened.`, { cause })
}
