export type { DocumentFile, DocumentLimits, DocumentRefusal } from './document-file.ts'
export { DocumentUpload, type DocumentUploadProps } from './document-upload.tsx'
