export * from './call-centre.ts'
export * from './phone.ts'
