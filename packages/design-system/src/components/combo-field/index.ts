export { ComboField, type ComboFieldProps } from './combo-field.tsx'
export { Combo, type ComboOption } from './combo.tsx'
