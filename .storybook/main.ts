import { createRequire } from 'node:module'
import path from 'node:path'
import type { StorybookConfig } from '../packages/design-system/node_modules/@storybook/react-vite/dist/node/index.d.ts'

const designSystem = path.resolve(import.meta.dirname, '../packages/design-system')
const { resolve } = createRequire(path.join(designSystem, 'package.json'))

/** Storybook stands at the root, its packages are the design system's. */
const packageOf = (name: string): string => path.dirname(resolve(`${name}/package.json`))

const config: StorybookConfig = {
  framework: {
    name: packageOf('@storybook/react-vite'),
    options: { builder: { viteConfigPath: path.join(designSystem, 'vite.config.ts') } },
  },
  stories: [path.join(designSystem, 'src/**/*.stories.tsx')],
  addons: [packageOf('@storybook/addon-docs'), packageOf('@storybook/addon-a11y')],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  /** Bare names resolve from the design system: the root itself depends on none of them. */
  viteFinal: (vite) => ({ ...vite, root: designSystem }),
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
