import { createRequire } from 'node:module'
import path from 'node:path'
import type { StorybookConfig } from '../packages/storybook/node_modules/@storybook/react-vite/dist/node/index.d.ts'

const home = path.resolve(import.meta.dirname, '../packages/storybook')
const { resolve } = createRequire(path.join(home, 'package.json'))

/** Storybook stands at the root, its packages are those of `packages/storybook`. */
const packageOf = (name: string): string => path.dirname(resolve(`${name}/package.json`))

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
  /** Bare names resolve from that package: the root itself depends on none of them. */
  viteFinal: (vite: object) => ({ ...vite, root: home }),
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
