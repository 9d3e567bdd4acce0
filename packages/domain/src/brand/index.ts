export * from './brand.ts'
export * from './brand-id.ts'
export * from './letter-look.ts'
