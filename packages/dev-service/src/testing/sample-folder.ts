import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, madeOnce, ready, run } from '@veranda/booking-service/testing'
import { inject } from 'vitest'

/**
 * Copies the data folder of the sample product. The product itself fills the original, once per run: to load the
 * sample group takes far longer than to start on it.
 */
export async function copySampleFolder(to: string): Promise<void> {
  const original = join(inject('runFolder'), 'sample-product')
  await madeOnce(inject('runFolder'), 'sample-product-filled', async () => {
    const port = await freePort()
    const program = run({ PORT: String(port), DATA_DIR: original, SAMPLE_DATA: 'yes' })
    try {
      await ready(program, port)
      program.child.kill('SIGTERM')
      const code = await program.ended
      if (code !== 0) throw new Error(program.errors())
    } finally {
      program.child.kill('SIGKILL')
    }
  })
  cpSync(original, to, { recursive: true })
}
