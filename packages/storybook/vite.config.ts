import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const conditions = ['@veranda/source', 'module', 'browser', 'development|production']

/** Read by Storybook and by the test of every story. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions },
  // Where styles are compiled.
  environments: { ssr: { resolve: { conditions } } },
})
