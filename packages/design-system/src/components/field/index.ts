export { type ControlAttributes, Field, type FieldProps } from './field.tsx'
