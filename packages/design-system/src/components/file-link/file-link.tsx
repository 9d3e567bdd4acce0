import { ButtonContent, type ButtonLook, buttonLook } from '../button/button.tsx'

export type FileLinkProps = ButtonLook & {
  readonly href: string
  /** What the file is called once it is saved. */
  readonly fileName: string
}

/** A link that looks like a button and hands over a file. */
export function FileLink({ href, fileName, ...look }: FileLinkProps) {
  return (
    <a href={href} download={fileName} className={buttonLook(look)}>
      <ButtonContent icon={look.icon}>{look.children}</ButtonContent>
    </a>
  )
}
