import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/schema/*.ts', '../dev-*/src/tables.ts'],
  out: './migrations',
})
