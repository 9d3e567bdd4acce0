import { createRequire } from 'node:module'
import path from 'node:path'
import { docsOfLocalized } from '../packages/storybook/src/docs-of-localized.ts'
import type { StorybookConfig } from '../packages/storybook/node_modules/@storybook/react-vite/dist/node/index.d.ts'

const home = path.resolve(import.meta.dirname, '../packages/storybook')
const { resolve } = createRequire(path.join(home, 'package.json'))

/** Storybook stands at the root, its packages are those of `packages/storybook`. */
const packageOf = (name: string): string => path.dirname(resolve(`${name}/package.json`))

/** What a few stories share comes in one file: left alone, a screen's story asks for three hundred. */
const inFewFiles = { codeSplitting: { groups: [{ name: 'often', minShareCount: 5 }] } }

const config: StorybookConfig = {
  framework: {
    name: packageOf('@storybook/react-vite'),
    options: { builder: { viteConfigPath: path.join(home, 'vite.config.ts') } },
  },
  stories: ['storybook/src/pages', 'design-system/src'].map((folder) =>
    path.resolve(import.meta.dirname, `../packages/${folder}/**/*.stories.tsx`),
  ),
  addons: [packageOf('@storybook/addon-docs'), packageOf('@storybook/addon-a11y')],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite: {
    readonly build?: { readonly rolldownOptions?: object }
    readonly plugins?: readonly unknown[]
  }) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), docsOfLocalized()],
    // Bare names resolve from that package: the root itself depends on none of them.
    root: home,
    build: { ...vite.build, rolldownOptions: { ...vite.build?.rolldownOptions, output: inFewFiles } },
  }),
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
