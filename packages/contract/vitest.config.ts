export { default } from '../domain/vitest.config.ts'
