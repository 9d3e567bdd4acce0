import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A disk of a few megabytes, which can be filled to the last one. */
export type SmallDisk = {
  readonly folder: string
  /** Writes until nothing more goes. */
  readonly fill: () => void
  /** Takes away what `fill` wrote. */
  readonly free: () => void
  readonly close: () => void
}

/** Mounts one at a folder that is made for it; nothing where this machine does not let us. */
export function smallDisk(folder: string, megabytes: number): SmallDisk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  chmodSync(folder, 0o777)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: () => {
      for (const bytes of [1_048_576, 4_096])
        try {
          for (;;) writeFileSync(ballast, Buffer.alloc(bytes), { flag: 'a' })
        } catch {
          // Full: that was the purpose.
        }
    },
    free: () => rmSync(ballast, { force: true }),
    close: () => {
      execFileSync('umount', ['--lazy', folder])
    },
  }
}
