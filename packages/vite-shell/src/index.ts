export type { Shell, ShellBrand, ShellPage, UserPool } from './shell.ts'
export { shellConfig } from './shell-config.ts'
