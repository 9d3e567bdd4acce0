export * from './email.ts'
export * from './fields.ts'
export * from './guest-name.ts'
export * from './sign-in.ts'
