export type { ProofFile, ProofLimits, ProofRefusal } from './proof-file.ts'
export { ProofUpload, type ProofUploadProps } from './proof-upload.tsx'
