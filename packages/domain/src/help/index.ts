export * from './call-centre.ts'
export * from './contact-time.ts'
export * from './help-table.ts'
export * from './phone.ts'
