// Hands the built Storybook to Chromatic, which keeps its own pictures of the same stories. Without a token nothing is sent,
// and the run says so.
import { build } from './build.mjs'
import { handOver } from './run.mjs'
import { setUp } from './setup.mjs'

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  await setUp()
  await build('Building Storybook', ['build:storybook'])
  handOver('chromatic', ['--config-file', 'chromatic.config.json'])
} else {
  process.stdout.write(
    'Chromatic was not asked: CHROMATIC_PROJECT_TOKEN is not set. npm run pictures compares the screens offline.\n',
  )
}
