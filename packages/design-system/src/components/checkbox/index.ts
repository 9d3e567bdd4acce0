export { Checkbox, type CheckboxProps } from './checkbox.tsx'
export { PlainCheckbox, type PlainCheckboxProps } from './plain-checkbox.tsx'
