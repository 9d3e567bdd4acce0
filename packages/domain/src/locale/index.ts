export * from './choose-locale.ts'
export * from './locale.ts'
