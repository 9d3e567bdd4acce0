import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'

const secret = /SECRET|PASSWORD|_KEY|TOKEN/

/**
 * What is wrong with a container file: what the linter says, sources that do not exist, commands that this repository does
 * not have, and what the finished image must be: without secrets, not run by root, asked whether it is alive.
 */
export function faultsOfContainerfile(text, root) {
  const instructions = DockerfileParser.parse(text).getInstructions()
  const all = (keyword) => instructions.filter((one) => one.getKeyword() === keyword)
  const last = instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'))
  const atLast = (keyword) => last.filter((one) => one.getKeyword() === keyword)
  const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const isBuilt = (folder) =>
    existsSync(join(root, folder, 'package.json')) &&
    json(`${folder}/package.json`).scripts?.build !== undefined

  const linted = validate(text).map(
    ({ range, message }) => `line ${range.start.line + 1}: ${String(message.value ?? message)}`,
  )

  const sources = all('COPY').flatMap((copy) => {
    const from = copy.getFlags().find((flag) => flag.getName() === 'from')
    return argumentsOf(copy)
      .slice(0, -1)
      .flatMap((source) => {
        if (!from) return existsSync(join(root, source)) ? [] : [`${source} does not exist`]
        if (source === '/production/node_modules') return []
        const [, folder] = /^\/build\/(.+)\/dist$/.exec(source) ?? []
        return folder && isBuilt(folder) ? [] : [`nothing builds ${source}`]
      })
  })

  const copied = new Set(all('COPY').flatMap(argumentsOf))
  const sites = readdirSync(join(root, 'shells'))
    .filter((name) => isBuilt(`shells/${name}`) && !copied.has(`/build/shells/${name}/dist`))
    .map((name) => `the site ${name} is missing`)

  // A lockfile that was made with hooks is refused without them.
  const hooks = '.pnpmfile.mjs'
  const unhooked = existsSync(join(root, hooks)) && !copied.has(hooks) ? [`${hooks} is not copied`] : []

  const { packageManager } = json('package.json')
  const commands = all('RUN').flatMap((run) => {
    const command = run.getArgumentsContent() ?? ''
    const manager = /\bpnpm@[\d.]+/.exec(command)?.[0]
    const filters = [...command.matchAll(/--filter=([^\s"]+)/g)].map(([, name]) => name)
    return [
      ...(manager === packageManager ? [] : [`${manager} is not ${packageManager}`]),
      ...filters
        .filter(
          (name) => !isBuilt(name.replace('@veranda/', 'packages/').replace('./shells/*', 'shells/palace')),
        )
        .map((name) => `there is no ${name} to build`),
    ]
  })

  const node = /nodeVersion: (\d+)/.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))?.[1]
  const bases = all('FROM')
    .filter((from) => from.getImage() !== `node:${node}-slim`)
    .map((from) => `${from.getImage()} is not node:${node}-slim`)

  const user = atLast('USER').at(-1)?.getArgumentsContent() ?? 'root'
  const health = atLast('HEALTHCHECK').at(-1)?.getTextContent() ?? ''
  const named = [...all('ENV'), ...all('ARG')].flatMap(
    (one) => one.getProperties?.() ?? [one.getProperty?.()],
  )
  return [
    ...linted,
    ...sources,
    ...sites,
    ...unhooked,
    ...commands,
    ...bases,
    ...(/^(root|0)\b/.test(user) ? ['root runs the program'] : []),
    ...(health.includes('/healthz') ? [] : ['nobody asks whether it is alive']),
    ...named.flatMap((one) =>
      one && secret.test(one.getName()) ? [`${one.getName()} is in the image`] : [],
    ),
  ]
}

const argumentsOf = (instruction) => instruction.getArguments().map((argument) => argument.getValue())
