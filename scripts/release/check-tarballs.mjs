import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { run } from '../run.mjs'

/** What each tarball may weigh, in kB, by the beginning of its name: about a quarter more than when it was written down. */
const most = {
  'create-veranda-brand': 12,
  'veranda-brand-kit': 40,
  'veranda-conformance': 200,
  'veranda-contract': 400,
  'veranda-design-system': 2_400,
  'veranda-domain': 600,
  'veranda-messages': 760,
  'veranda-portal': 460,
  'veranda-vite-shell': 60,
}

/** Each tarball by publint and, where there is something to import, by attw; prints what it weighs and throws where that is too much. */
export async function checkTarballs(tarballs) {
  for (const tarball of tarballs) {
    await must('publint', ['--strict', tarball])
    const name = Object.keys(most).find((one) => basename(tarball).startsWith(`${one}-`))
    if (!name) throw new Error(`${basename(tarball)} has no size written down in check-tarballs.mjs`)
    const hasImports = !/create-veranda-brand|brand-kit/.test(name)
    if (hasImports)
      await must('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'root.css'])
    const size = Math.ceil(statSync(tarball).size / 1024)
    process.stdout.write(`  ${basename(tarball).padEnd(40)} ${String(size).padStart(5)} kB\n`)
    if (size > most[name])
      throw new Error(`${basename(tarball)} weighs ${size} kB, and may weigh ${most[name]}`)
  }
}

async function must(command, args) {
  const { code, output } = await run(command, args)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
}
