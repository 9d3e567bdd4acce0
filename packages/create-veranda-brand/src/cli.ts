#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { answersOf, idOf, type BrandFlags } from './answers.ts'
import { writeBrand } from './write-brand.ts'

const usage = `npm create veranda-brand@latest -- [folder] [--name Aurora] [--id aurora] [--accent #2f6f5e] [--stage #12302a] …

Writes a brand's own shell into a folder, installs it, and shows it with a sample service.

  --name, --legal-name     what it is called: on its pages, and in its footer
  --id                     its id for service, hosts and sessions; from the name if omitted
  --accent, --stage        the colour of the next step, and the header's; the black mode's are derived
  --languages              en-US,es-MX,fr-FR; the first is the default
  --host, --website        aurora.localhost, https://aurora.example.com
  --phone, --time-zone     "+1 555 555-0190", America/Denver
  --service                the folder of a built Veranda checkout: starts its sample service with the brand
  --no-install             writes the files and no more
  --yes                    asks nothing; what is not said is the starter's
`

const options = {
  name: { type: 'string' },
  id: { type: 'string' },
  'legal-name': { type: 'string' },
  accent: { type: 'string' },
  stage: { type: 'string' },
  languages: { type: 'string' },
  host: { type: 'string' },
  website: { type: 'string' },
  phone: { type: 'string' },
  'time-zone': { type: 'string' },
  service: { type: 'string' },
  'no-install': { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  if (values.help) return void process.stdout.write(usage)
  const flags = values.yes || !process.stdin.isTTY ? values : await asked(values)
  const answers = answersOf(flags)
  const folder = resolve(positionals[0] ?? answers.id)
  const files = writeBrand(folder, answers)
  process.stdout.write(`${answers.name} is written to ${folder}:\n  ${files.join('\n  ')}\n`)
  if (values['no-install']) return
  await inFolder(folder, 'npm', ['install', '--no-audit', '--no-fund'])
  if (values.service === undefined)
    process.stdout.write(
      `\nNext, in ${folder}:\n  npm start -- --service <a built Veranda checkout>   signs sample guests in\n  npm run check   what to mend\n  npm run build   what to deploy\n`,
    )
  else await inFolder(folder, 'npm', ['start', '--', '--service', resolve(values.service)])
}

/** Asks for what a person knows by heart; what the flags say is not asked again. */
async function asked(flags: BrandFlags): Promise<BrandFlags> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const ask = async (known: string | undefined, question: string, otherwise: string): Promise<string> =>
    known ?? ((await lines.question(`${question} (${otherwise}) `)).trim() || otherwise)
  try {
    const name = await ask(flags.name, 'What is the brand called?', 'Aurora')
    return {
      ...flags,
      name,
      // Who wrote the name into the command wants no question about it.
      id: await ask(flags.id ?? (flags.name && idOf(flags.name)), 'Its id?', idOf(name)),
      accent: await ask(flags.accent, 'The colour of the next step?', '#2a5f8f'),
      stage: await ask(flags.stage, 'The colour of its header?', '#1f2d3a'),
      languages: await ask(flags.languages, 'Its languages, the default first?', 'en-US'),
      phone: await ask(flags.phone, 'Whom do its guests call?', '+1 555 555-0100'),
    }
  } finally {
    lines.close()
  }
}

/** Runs a command with this terminal; what it ends with is this command's end. */
function inFolder(cwd: string, command: string, args: readonly string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
    child.on('error', failed)
    child.on('exit', (code) =>
      code === 0 ? done() : failed(new Error(`${command} ${args[0]} ended with ${code}`)),
    )
  })
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
