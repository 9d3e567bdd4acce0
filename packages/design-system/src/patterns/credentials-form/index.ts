export type { Credentials, InitialCredentials } from './credentials.ts'
export { CredentialsForm, type CredentialsFormProps } from './credentials-form.tsx'
