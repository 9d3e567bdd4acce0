export * from './choose-locale.ts'
export * from './locale.ts'
export * from './square-feet.ts'
