export * from './fields.ts'
export * from './sign-in.ts'
