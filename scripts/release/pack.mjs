import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPackages } from '../brand-names.mjs'
import { root, run } from '../run.mjs'

/** Each published package as a tarball, built as it is packed; throws when one could not be used outside the workspace. */
export async function pack(to, checkout = root) {
  mkdirSync(to, { recursive: true })
  const tarballs = []
  for (const { folder } of publishedPackages()) {
    const before = new Set(readdirSync(to))
    await output('pnpm', ['pack', '--pack-destination', to], join(checkout, folder))
    const file = join(
      to,
      readdirSync(to).find((one) => !before.has(one)),
    )
    const files = (await output('tar', ['-tzf', file])).split('\n')
    const manifest = await output('tar', ['-xOzf', file, 'package/package.json'])
    const faults = faultsOf(manifest, files)
    if (faults.length > 0) throw new Error(`${folder} is packed wrong: ${faults.join(', ')}`)
    tarballs.push(file)
  }
  return tarballs
}

/** What only the workspace understands, what a stranger looks for first, and what an export promises but the tarball does not hold. */
function faultsOf(manifest, files) {
  const workspaceOnly = ['@veranda/source', 'workspace:', 'catalog:'].filter((word) =>
    manifest.includes(word),
  )
  const { exports, bin = {} } = JSON.parse(manifest)
  const targets = [...Object.values(exports), ...Object.values(bin)].flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  const missing = targets.filter((target) => {
    const [before, after = ''] = target.replace('./', 'package/').split('*')
    return !files.some((file) => file.startsWith(before) && file.endsWith(after))
  })
  const unread = ['README.md', 'LICENSE'].filter((file) => !files.includes(`package/${file}`))
  const sources = files.filter((file) => file.startsWith('package/src/')).slice(0, 1)
  return [...workspaceOnly, ...missing, ...unread, ...sources]
}

async function output(command, args, cwd) {
  const result = await run(command, args, { cwd })
  if (result.code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${result.output}`)
  return result.output
}
