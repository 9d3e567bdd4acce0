import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.mjs'

export const published = ['domain', 'messages', 'contract', 'design-system', 'portal', 'vite-shell']

/** Each published package as a tarball, by its name; throws when one could not be used outside the workspace. */
export async function pack(to) {
  mkdirSync(to)
  const tarballs = {}
  for (const name of published) {
    await output('pnpm', ['pack', '--pack-destination', to], join(root, 'packages', name))
    const file = join(
      to,
      readdirSync(to).find((one) => one.startsWith(`veranda-${name}-`)),
    )
    const files = (await output('tar', ['-tzf', file])).split('\n')
    const manifest = await output('tar', ['-xOzf', file, 'package/package.json'])
    const faults = faultsOf(manifest, files)
    if (faults.length > 0) throw new Error(`@veranda/${name} is packed wrong: ${faults.join(', ')}`)
    tarballs[`@veranda/${name}`] = `file:${file}`
  }
  return tarballs
}

/** What only the workspace understands, and what an export promises but the tarball does not hold. */
function faultsOf(manifest, files) {
  const workspaceOnly = ['@veranda/source', 'workspace:', 'catalog:'].filter((word) =>
    manifest.includes(word),
  )
  const targets = Object.values(JSON.parse(manifest).exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  const missing = targets.filter((target) => {
    const [before, after = ''] = target.replace('./', 'package/').split('*')
    return !files.some((file) => file.startsWith(before) && file.endsWith(after))
  })
  const sources = files.filter((file) => file.startsWith('package/src/')).slice(0, 1)
  return [...workspaceOnly, ...missing, ...sources]
}

async function output(command, args, cwd) {
  const result = await run(command, args, { cwd })
  if (result.code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${result.output}`)
  return result.output
}
