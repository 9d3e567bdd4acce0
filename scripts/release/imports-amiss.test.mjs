import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { importsAmiss } from './imports-amiss.mjs'

const folder = mkdtempSync(join(tmpdir(), 'veranda-amiss-'))
after(() => rmSync(folder, { recursive: true, force: true }))

function aTarball(manifest, script, types = '') {
  const packed = join(folder, 'package')
  mkdirSync(join(packed, 'dist'), { recursive: true })
  writeFileSync(join(packed, 'package.json'), JSON.stringify({ name: '@veranda/one', ...manifest }))
  writeFileSync(join(packed, 'dist/index.js'), script)
  writeFileSync(join(packed, 'dist/index.d.ts'), types)
  const tarball = join(folder, 'one.tgz')
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package'])
  return tarball
}

test('what is imported and not declared is told; a peer and what comes with Node are declared', async () => {
  const script = `import 'node:fs'; import 'react'; import 'ky'; import('@scope/late/part')`
  const { undeclared } = await importsAmiss(aTarball({ peerDependencies: { react: '19' } }, script))
  assert.deepEqual(undeclared, ['@scope/late', 'ky'])
})

test('what is installed and named by no script and no type is told, unless another dependency asks for it', async () => {
  const dependencies = { ky: '1', 'only-types': '1', 'for-nothing': '1', 'asked-for': '1' }
  const tarball = aTarball({ dependencies }, `import 'ky'`, `import type { One } from 'only-types/one'`)
  const peersOf = (name) => (name === 'ky' ? ['asked-for'] : [])
  assert.deepEqual(await importsAmiss(tarball, peersOf), { undeclared: [], unimported: ['for-nothing'] })
})
