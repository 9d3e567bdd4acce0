export { Button, type ButtonProps, type ButtonTone } from './button.tsx'
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx'
