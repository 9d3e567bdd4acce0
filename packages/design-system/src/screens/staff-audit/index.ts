export {
  AuditScreen,
  type AuditScreenProps,
  type AuditSearch,
  type VerificationShown,
} from './audit-screen.tsx'
