import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { run } from '../run.mjs'

/**
 * What npm is told in the place of a user's own settings: packages of the product come from the registry, every other from
 * where it always does.
 */
export function strangersEnv(folder, { origin }) {
  mkdirSync(folder, { recursive: true })
  const usual = process.env.NPM_CONFIG_USERCONFIG ?? join(homedir(), '.npmrc')
  const lines = [
    existsSync(usual) ? readFileSync(usual, 'utf8') : '',
    `@veranda:registry=${origin}/`,
    'prefer-offline=true',
  ]
  const file = join(folder, '.npmrc')
  writeFileSync(file, lines.join('\n'))
  return { NPM_CONFIG_USERCONFIG: file }
}

/** The same for `npm create`, whose package has no scope and needs no other. */
export const creatingEnv = (env, { origin }) => ({
  ...env,
  npm_config_registry: `${origin}/`,
  npm_config_yes: 'true',
})

/** Runs a command as a stranger would, in a folder; throws with all it said. */
export async function asStranger(command, args, { cwd, env }) {
  const { code, output } = await run(command, args, { cwd, env })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
  return output
}
