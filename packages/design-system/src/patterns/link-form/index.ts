export type { LinkState, LinkRequest } from './link-state.ts'
export { LaterLinkForm as LinkForm } from './later-link-form.tsx'
