import { build } from './build.mjs'
import { handOver, run } from './run.mjs'
import { seconds } from './say.mjs'
import { setUp } from './setup.mjs'

// To be tried here, not published: minified by the quick minifier.
process.env.VERANDA_BUILD ??= 'quick'
const port = process.env.PORT ?? '4000'

await setUp()
await build('Building the sites and the service', [
  'build',
  '--filter=./shells/*',
  '--filter=@veranda/dev-service',
])
handOver('node', ['packages/dev-service/dist/main.js'], { SAMPLE_DATA: process.env.SAMPLE_DATA ?? 'yes' })
await serviceIsUp()
await buildStorybook()

/** Nobody has to wait for the Storybook: it is built once the sites are up, behind whatever else the machine does. */
async function buildStorybook() {
  const since = performance.now()
  const turbo = ['turbo', 'run', 'build:storybook']
  const [command, ...args] = process.platform === 'win32' ? turbo : ['nice', ...turbo]
  const { code, output } = await run(command, args)
  process.stdout.write(
    code === 0
      ? `The Storybook is ready at http://localhost:${port}/storybook/ (built in ${seconds(since)})\n`
      : `The Storybook could not be built; the sites do not need it. The last lines say why:\n${output.split('\n').slice(-20).join('\n')}\n`,
  )
}

async function serviceIsUp() {
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((later) => setTimeout(later, 250))
  }
}
